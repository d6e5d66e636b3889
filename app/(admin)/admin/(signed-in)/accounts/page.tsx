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

export const metadata: Metadata = { title: '계정' }

const DONE = {
  role: '역할을 바꿨습니다.',
  disable: '계정을 잠갔습니다. 열려 있던 화면도 로그아웃됐습니다.',
  enable: '잠금을 풀었습니다.',
  'second-factor-off': '2단계 인증을 껐습니다. 다음 로그인부터 비밀번호만 묻습니다.',
}

/** Manages staff accounts: invitations, roles, locks and links for new passwords. */
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
      <PageHead title="계정">
        <p>{formatCount(accounts.length)}명</p>
      </PageHead>
      <DoneNotice done={done} messages={DONE} refused={await readRefusedForm(query)} />
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
