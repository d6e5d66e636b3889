import { allowConnections, connectionsOf, contentSecurityPolicy } from '@/lib/server/security-headers.mjs'

const policy = contentSecurityPolicy({ scripts: [], styles: [], frames: [], secure: true })
const connect = (/** @type {string} */ text) => text.split('; ').find((directive) => directive.startsWith('connect-src'))

test('with the embedded store pages talk to nobody else', () => {
  expect(allowConnections(policy, connectionsOf('sqlite'))).toBe(policy)
})

test('with Firebase they may talk to its sign-in, and nothing else changes', () => {
  const allowed = allowConnections(policy, connectionsOf('firestore'))
  expect(connect(allowed)).toBe("connect-src 'self' https://identitytoolkit.googleapis.com")
  expect(allowed.replace(' https://identitytoolkit.googleapis.com', '')).toBe(policy)
})
