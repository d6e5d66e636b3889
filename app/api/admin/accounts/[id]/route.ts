import { cookies } from 'next/headers'
import { accountNoticeCookie } from '@/lib/accounts/office/account-notice'
import { adminPost } from '@/lib/requests/admin-post'
import { requireOwnAccounts } from '@/lib/requests/own-accounts'
import { isSecureSite } from '@/lib/requests/session-token'
import { changeRole, createPasswordLink, removeSecondFactor, setAccountDisabled } from '@/lib/accounts/manage-accounts'
import { redirectAfterPost } from '@/lib/requests/form-response'
import { adminPaths } from '@/lib/admin-routes'
import { services } from '@/lib/services'

const ACTIONS = {
  role: 'account.manage',
  disable: 'account.manage',
  enable: 'account.manage',
  link: 'account.manage',
  'second-factor-off': 'account.manage',
} as const

export const POST = adminPost<{ id: string }, keyof typeof ACTIONS>(ACTIONS, async ({ admin, actor, action, values, typed, params: { id } }) => {
  if (action === 'disable' || action === 'enable') await setAccountDisabled(services(), actor, id, action === 'disable')
  else {
    requireOwnAccounts()
    if (action === 'role') await changeRole(services(), actor, id, typed('role'), typeof values.was === 'string' ? values.was : undefined)
    else if (action === 'second-factor-off') await removeSecondFactor(services(), actor, id)
    else {
      const { token, expiresAt, account } = await createPasswordLink(services(), actor, id)
      const notice = { kind: 'link', token, email: account.email, name: account.name, expiresAt: expiresAt.toISOString() } as const
      const jar = await cookies()
      jar.set(accountNoticeCookie(notice, admin.id, services().vault, isSecureSite()))
    }
  }
  return redirectAfterPost(`${adminPaths.accounts}?done=${action}`)
})
