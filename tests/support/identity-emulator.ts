import { createServer, type IncomingMessage } from 'node:http'

interface EmulatedUser {
  readonly id: string
  readonly email: string
  readonly password: string
  readonly emailVerified: boolean
  /** Seconds since 1970. */
  validSince: number
  disabled: boolean
}

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

async function jsonOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const text = Buffer.concat(chunks).toString()
  return text ? (JSON.parse(text) as Record<string, unknown>) : {}
}

/**
 * The few calls of Firebase Authentication for signing in, from the browser and from firebase-admin, with unsigned tokens as
 * those of the real emulator (300 MB, and not part of Debian).
 */
export async function startIdentityEmulator(projectId: string, users: readonly EmulatedUser[], port = 0): Promise<{ host: string; stop: () => Promise<void> }> {
  const nowSeconds = () => Math.floor(Date.now() / 1000)
  const idToken = ({ id, email, emailVerified }: EmulatedUser) =>
    `${part({ alg: 'none', typ: 'JWT' })}.${part({ iss: `https://securetoken.google.com/${projectId}`, aud: projectId, sub: id, user_id: id, email, email_verified: emailVerified, auth_time: nowSeconds(), iat: nowSeconds(), exp: nowSeconds() + 3600, firebase: { sign_in_provider: 'password', identities: {} } })}.`
  const toRecord = ({ id, email, emailVerified, disabled, validSince }: EmulatedUser) => ({
    localId: id,
    email,
    emailVerified,
    disabled,
    validSince: String(validSince),
    createdAt: '0',
    lastLoginAt: '0',
    providerUserInfo: [],
  })

  function answer(path: string, body: Record<string, unknown>): { status: number; body: unknown } {
    if (path.endsWith('accounts:signInWithPassword')) {
      const user = users.find(({ email, password }) => email === body.email && password === body.password)
      if (!user) return { status: 400, body: { error: { code: 400, message: 'INVALID_LOGIN_CREDENTIALS' } } }
      return { status: 200, body: { localId: user.id, email: user.email, idToken: idToken(user), refreshToken: 'none', expiresIn: '3600', registered: true } }
    }
    if (path.endsWith('accounts:lookup')) {
      const ids = Array.isArray(body.localId) ? body.localId : []
      const emails = Array.isArray(body.email) ? body.email : []
      const token =
        typeof body.idToken === 'string' ? (JSON.parse(Buffer.from(body.idToken.split('.')[1] ?? '', 'base64url').toString()) as { sub: string }) : null
      return { status: 200, body: { users: users.filter(({ id, email }) => ids.includes(id) || emails.includes(email) || token?.sub === id).map(toRecord) } }
    }
    return { status: 404, body: { error: { code: 404, message: 'NOT_EMULATED' } } }
  }

  const server = createServer((request, response) => {
    void jsonOf(request).then((body) => {
      const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*', 'content-type': 'application/json' }
      const answered = request.method === 'OPTIONS' ? { status: 204, body: undefined } : answer((request.url ?? '').split('?')[0] ?? '', body)
      response.writeHead(answered.status, headers).end(answered.body === undefined ? undefined : JSON.stringify(answered.body))
    })
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.address()
  return {
    host: `127.0.0.1:${typeof address === 'object' && address ? address.port : port}`,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
