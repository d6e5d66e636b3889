import { cookies } from 'next/headers'
import { accountNoticeCookie } from '@/lib/accounts/office/account-notice'
import { adminPost } from '@/lib/requests/admin-post'
import { requireOwnAccounts } from '@/lib/requests/own-accounts'
import { isSecureSite } from '@/lib/requests/session-token'
import { inviteAccount } from '@/lib/accounts/manage-accounts'
import { redirectAfterPost } from '@/lib/requests/form-response'
import { adminPaths } from '@/lib/admin-routes'
import { services } from '@/lib/services'

/** Invites a person; the next page shows the link once. */
export const POST = adminPost('account.manage', async ({ admin, actor, typed }) => {
  requireOwnAccounts()
  const { token, expiresAt, account } = await inviteAccount(services(), actor, {
    name: typed('name'),
    email: typed('email'),
    role: typed('role'),
  })
  const notice = { kind: 'link', token, email: account.email, name: account.name, expiresAt: expiresAt.toISOString() } as const
  const jar = await cookies()
  jar.set(accountNoticeCookie(notice, admin.id, services().vault, isSecureSite()))
  return redirectAfterPost(`${adminPaths.accounts}?done=invite`)
})
