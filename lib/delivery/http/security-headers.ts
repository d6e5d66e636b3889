interface PolicySources {
  /** Hashes or a nonce, as `styles` */
  scripts: readonly string[]
  styles: readonly string[]
  /** Origins of films and tours of content that another host serves */
  frames: readonly string[]
  connections?: readonly string[]
  secure: boolean
}

/** Of one page: nothing inline but what is named, nothing foreign but the films and tours of content. */
export function contentSecurityPolicy({ scripts, styles, frames, connections = [], secure }: PolicySources): string {
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
 */
export function connectionsOf(identity: string, authEmulator?: string): readonly string[] {
  if (identity !== 'firebase') return []
  return authEmulator ? [`http://${authEmulator}`] : FIREBASE_CONNECTIONS
}

/** @param policy made by {@link contentSecurityPolicy} */
export const allowConnections = (policy: string, connections: readonly string[]): string =>
  policy.replace("connect-src 'self'", ["connect-src 'self'", ...connections].join(' '))

/** @param needs what a page asks the browser for: of all pages only the reception's, which reads codes */
export const permissionsPolicy = ({ camera = false }: { camera?: boolean } = {}): string =>
  `camera=(${camera ? 'self' : ''}), microphone=(), geolocation=(), payment=(), usb=()`

/** Of every answer. */
export function securityHeaders(secure: boolean): Record<string, string> {
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
