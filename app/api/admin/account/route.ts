import { cookies } from 'next/headers'
import { ACCOUNT_NOTICE_COOKIE, accountNoticeCookie } from '@/lib/accounts/office/account-notice'
import { adminPost, passwordField } from '@/lib/requests/admin-post'
import { requireOwnAccounts } from '@/lib/requests/own-accounts'
import { reopenSession, requireNotThrottled } from '@/lib/requests/own-session'
import { openSecondFactorSetup } from '@/lib/accounts/office/second-factor-setup'
import { isSecureSite } from '@/lib/requests/session-token'
import { changeOwnPassword, setUpSecondFactor, turnOffSecondFactor } from '@/lib/accounts/own-account'
import { redirectAfterPost } from '@/lib/requests/form-response'
import { adminPaths } from '@/lib/admin-routes'
import { services } from '@/lib/services'

const ACTIONS = {
  password: 'account.own',
  'second-factor-on': 'account.own',
  'second-factor-off': 'account.own',
  'codes-noted': 'account.own',
} as const

/** Changes the caller's own account. A change ends all of its other sessions. */
export const POST = adminPost<Record<string, never>, keyof typeof ACTIONS>(ACTIONS, async ({ admin, actor, action, values, typed }) => {
  requireOwnAccounts()
  const jar = await cookies()
  if (action === 'codes-noted') {
    jar.set({ name: ACCOUNT_NOTICE_COOKIE, value: '', path: '/admin', maxAge: 0, httpOnly: true, sameSite: 'strict', secure: isSecureSite() })
    return redirectAfterPost(adminPaths.account)
  }
  const { accountLimits, vault, now } = services()
  requireNotThrottled(await accountLimits.confirmPassword(admin.id))
  const [password, code] = [passwordField(values, 'password'), typed('code')]
  if (action === 'password')
    await changeOwnPassword(services(), actor, { password, next: passwordField(values, 'next'), repeated: passwordField(values, 'repeated') })
  else if (action === 'second-factor-off') await turnOffSecondFactor(services(), actor, { password, code })
  else {
    const secret = openSecondFactorSetup(typed('setup'), admin.id, vault, now())
    const codes = await setUpSecondFactor(services(), actor, { password, secret, code })
    jar.set(accountNoticeCookie({ kind: 'recovery-codes', codes: [...codes] }, admin.id, vault, isSecureSite()))
  }
  await reopenSession(admin)
  return redirectAfterPost(`${adminPaths.account}?done=${action}`)
})
