import { sendRequest } from './load'
import { ADMINISTRATOR, SITE_URL } from './target'

/** Signs in as the administrator. @returns the session's cookie */
export async function signIn(url: string): Promise<string> {
  const body = JSON.stringify({ email: ADMINISTRATOR.ADMIN_EMAIL, password: ADMINISTRATOR.ADMIN_PASSWORD })
  const answer = await sendRequest(`${url}/api/auth/sign-in`, { method: 'POST', headers: { 'content-type': 'application/json', origin: SITE_URL }, body })
  const cookies = [answer.headers['set-cookie'] ?? []].flat()
  if (cookies.length === 0) throw new Error(`signing in answered ${answer.status}`)
  return cookies.map((cookie) => cookie.split(';')[0]).join('; ')
}
