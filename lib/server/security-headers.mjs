/**
 * @typedef {object} PolicySources
 * @property {readonly string[]} scripts hashes or a nonce
 * @property {readonly string[]} styles hashes or a nonce
 * @property {readonly string[]} frames origins of films and tours of content that another host serves
 * @property {readonly string[]} [connections] foreign origins that the page may talk to
 * @property {boolean} secure the public address is https
 */

/**
 * The content security policy of one page: nothing inline but what is named, nothing foreign but the films and tours of
 * content.
 * @param {PolicySources} sources
 * @returns {string}
 */
export function contentSecurityPolicy({ scripts, styles, frames, connections = [], secure }) {
  const directives = [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    ["connect-src 'self'", ...connections].join(' '),
    ["frame-src 'self'", ...frames].join(' '),
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "object-src 'none'",
  ]
  if (secure) directives.push('upgrade-insecure-requests')
  return directives.join('; ')
}

/** Where the sign-in form talks to Firebase Authentication; its tokens are never refreshed, so nowhere else. */
const FIREBASE_CONNECTIONS = ['https://identitytoolkit.googleapis.com']

/**
 * Foreign origins that pages may talk to. Known when the server starts, not when pages are prepared: the same build
 * serves with any identity provider.
 * @param {string} identity the provider's name, see lib/accounts/identity-providers.ts
 * @param {string} [authEmulator] `host:port`, which production refuses
 * @returns {readonly string[]}
 */
export function connectionsOf(identity, authEmulator) {
  if (identity !== 'firebase') return []
  return authEmulator ? [`http://${authEmulator}`] : FIREBASE_CONNECTIONS
}

/**
 * @param {string} policy made by {@link contentSecurityPolicy}
 * @param {readonly string[]} connections
 * @returns {string}
 */
export const allowConnections = (policy, connections) => policy.replace("connect-src 'self'", ["connect-src 'self'", ...connections].join(' '))

/**
 * @param {{ camera?: boolean }} [needs] what a page asks the browser for: of all pages only the reception's, which reads codes
 * @returns {string}
 */
export const permissionsPolicy = ({ camera = false } = {}) => `camera=(${camera ? 'self' : ''}), microphone=(), geolocation=(), payment=(), usb=()`

/**
 * Headers of every answer.
 * @param {boolean} secure the public address is https
 * @returns {Record<string, string>}
 */
export function securityHeaders(secure) {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': permissionsPolicy(),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-frame-options': 'SAMEORIGIN',
    ...(secure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  }
}
