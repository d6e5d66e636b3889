import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { AccountList } from '@/components/admin/accounts/account-list'
import { DoneNotice } from '@/components/admin/done-notice'
import { InviteForm } from '@/components/admin/accounts/invite-form'
import { LinkNotice } from '@/components/admin/accounts/link-notice'
import { PageHead } from '@/components/admin/page-head'
import { ACCOUNT_NOTICE_COOKIE, readAccountNotice } from '@/lib/accounts/office/account-notice'
import { roleOptions, toAccountCard } from '@/lib/accounts/office/account-view'
import { readRefusedForm } from '@/lib/requests/refused-form'
import { requireAdminPage } from '@/lib/requests/current-admin'
import { vendorAccountsNotice } from '@/lib/requests/own-accounts'
import type { SearchParams } from '@/lib/search-params'
import { ACCOUNT_NAME_MAX } from '@/lib/accounts/manage-accounts'
import { siteUrl } from '@/lib/env'
import { adminPaths } from '@/lib/admin-routes'
import { services } from '@/lib/services'
import { formatCount } from '@/lib/messages/format-count'
import { officeAccountWords as words } from '@/lib/messages/ko/office-accounts'
import { officeMenuWords } from '@/lib/messages/ko/office-menu'

export const metadata: Metadata = { title: officeMenuWords.accounts }

export default async function AccountsPage({ searchParams }: { searchParams: SearchParams }) {
  const admin = await requireAdminPage('account.manage')
  const query = await searchParams
  const { done } = query
  const { store, vault, now } = services()
  const accounts = await store.accounts.list()
  const elsewhere = vendorAccountsNotice()
  const notice = done === 'invite' || done === 'link' ? readAccountNotice((await cookies()).get(ACCOUNT_NOTICE_COOKIE)?.value, admin.id, vault) : null
  return (
    <>
      <PageHead title={officeMenuWords.accounts}>
        <p>{words.count(formatCount(accounts.length))}</p>
      </PageHead>
      <DoneNotice done={done} messages={words.done} refused={await readRefusedForm(query)} />
      {notice?.kind === 'link' ? (
        <LinkNotice url={siteUrl() + adminPaths.invitation(notice.token)} who={notice.name ?? notice.email} expiresAt={notice.expiresAt} />
      ) : null}
      <AccountList
        accounts={accounts.map((account) => toAccountCard(account, now()))}
        roles={roleOptions}
        ownId={admin.id}
        passwordsHere={elsewhere === null}
      />
      {elsewhere === null ? <InviteForm roles={roleOptions} nameMax={ACCOUNT_NAME_MAX} /> : <p>{elsewhere}</p>}
    </>
  )
}
