import { allowConnections, connectionsOf, contentSecurityPolicy, securityHeaders } from '@/lib/delivery/http/security-headers'

const policy = contentSecurityPolicy({ scripts: [], styles: [], frames: [], secure: true })
const connect = (/** @type {string} */ text) => text.split('; ').find((directive) => directive.startsWith('connect-src'))

test('with the embedded store pages talk to nobody else', () => {
  expect(allowConnections(policy, connectionsOf('accounts'))).toBe(policy)
})

test('with Firebase they may talk to its sign-in, and nothing else changes', () => {
  const allowed = allowConnections(policy, connectionsOf('firebase'))
  expect(connect(allowed)).toBe("connect-src 'self' https://identitytoolkit.googleapis.com")
  expect(allowed.replace(' https://identitytoolkit.googleapis.com', '')).toBe(policy)
})

/** @param {string} text @param {string} name */
const directive = (text, name) => text.split('; ').find((each) => each.split(' ')[0] === name)

test('nothing inline runs but what is named, and nothing is framed but what content shows', () => {
  const text = contentSecurityPolicy({ scripts: ["'sha256-a'"], styles: ["'sha256-b'"], frames: ['https://tour.example'], secure: false })
  expect(text).not.toMatch(/unsafe|\*/)
  expect(directive(text, 'script-src')).toBe("script-src 'self' 'sha256-a'")
  expect(directive(text, 'style-src')).toBe("style-src 'self' 'sha256-b'")
  expect(directive(text, 'frame-src')).toBe("frame-src 'self' https://tour.example")
  expect(['base-uri', 'object-src'].map((name) => directive(text, name))).toEqual(["base-uri 'none'", "object-src 'none'"])
})

test('https is asked for only where the public address has it: a site on http would lock itself out', () => {
  expect(directive(policy, 'upgrade-insecure-requests')).toBeDefined()
  expect(directive(contentSecurityPolicy({ scripts: [], styles: [], frames: [], secure: false }), 'upgrade-insecure-requests')).toBeUndefined()
  expect(securityHeaders(true)['strict-transport-security']).toMatch(/^max-age=31536000/)
  expect(securityHeaders(false)).not.toHaveProperty('strict-transport-security')
  expect(securityHeaders(false)).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'SAMEORIGIN' })
})
