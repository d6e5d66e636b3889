/** What tools do in the office of a served site, by the addresses that its own pages use. */

/**
 * @param {string} origin where the site is served
 * @param {{ email: string, password: string }} administrator
 * @param {string} [siteUrl] its public address; `origin` unless told
 * @returns {Promise<string>} `Cookie` header of a session
 * @throws Error where the site refuses
 */
export async function signIn(origin, { email, password }, siteUrl = origin) {
  const answer = await fetch(new URL('/api/auth/sign-in', origin), {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: siteUrl },
    body: JSON.stringify({ email, password }),
  })
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0])
  if (answer.status !== 200 || cookies.length === 0) throw new Error(`Signing in was answered with ${answer.status}.`)
  return cookies.join('; ')
}

/**
 * Sends the form of a fact.
 * @param {string} origin where the site is served
 * @param {{ cookie: string, siteUrl: string }} session
 * @param {{ path: string, basedOn: number, value: string, reason: string }} edit `basedOn`: number of the newest version; 0: none
 * @returns {Promise<{ status: number, isPublished: boolean, location: string }>}
 */
export async function publishFact(origin, { cookie, siteUrl }, { path, basedOn, value, reason }) {
  const answer = await fetch(new URL('/api/admin/facts', origin), {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: siteUrl, cookie },
    body: new URLSearchParams({ action: 'publish', path, basedOn: String(basedOn), reason, value }),
  })
  const location = answer.headers.get('location') ?? ''
  return { status: answer.status, isPublished: answer.status === 303 && location.includes('done=published'), location }
}
