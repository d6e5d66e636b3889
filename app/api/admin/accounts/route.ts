import { cookies } from 'next/headers'
import { accountNoticeCookie } from '@/lib/admin/account-notice'
import { adminPost, textField } from '@/lib/admin/admin-post'
import { currentAddress } from '@/lib/admin/current-admin'
import { requireOwnAccounts } from '@/lib/admin/own-accounts'
import { isSecureSite } from '@/lib/admin/session-token'
import { inviteAccount } from '@/lib/auth/manage-accounts'
import { redirectAfterPost } from '@/lib/http/form-response'
import { adminPaths } from '@/lib/admin-routes'
import { services } from '@/lib/services'

/** Invites somebody: the next page shows the link once. */
export const POST = adminPost('account.manage', async ({ admin, values }) => {
  requireOwnAccounts()
  const actor = { account: admin, address: await currentAddress() }
  const { token, expiresAt, account } = await inviteAccount(services(), actor, {
    name: textField(values, 'name'),
    email: textField(values, 'email'),
    role: textField(values, 'role'),
  })
  const notice = { kind: 'link', token, email: account.email, name: account.name, expiresAt: expiresAt.toISOString() } as const
  const jar = await cookies()
  jar.set(accountNoticeCookie(notice, admin.id, services().vault, isSecureSite()))
  return redirectAfterPost(`${adminPaths.accounts}?done=invite`)
})
