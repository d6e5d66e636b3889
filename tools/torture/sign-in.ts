import { signIn as signInAs } from '../office.mjs'
import { ADMINISTRATOR, SITE_URL } from './target'

/** Signs in as the administrator. @returns the session's cookie */
export const signIn = (url: string): Promise<string> => signInAs(url, { email: ADMINISTRATOR.ADMIN_EMAIL, password: ADMINISTRATOR.ADMIN_PASSWORD }, SITE_URL)
