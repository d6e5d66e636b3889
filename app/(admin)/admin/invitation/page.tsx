import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { InvitationForm } from '@/components/admin/accounts/invitation-form'
import { vendorAccountsNotice } from '@/lib/requests/own-accounts'
import { firstValue, type SearchParams } from '@/lib/search-params'
import { ROLE_LABELS } from '@/lib/accounts/account'
import { findInvitedAccount } from '@/lib/accounts/manage-accounts'
import { PASSWORD_MIN } from '@/lib/accounts/password'
import { content } from '@/lib/content/load'
import { adminPaths } from '@/lib/admin-routes'
import { services } from '@/lib/services'
import styles from '../sign-in/sign-in.module.css'

export const metadata: Metadata = { title: '비밀번호 정하기' }

/**
 * The page behind an invitation or a link for a new password. Opening it changes nothing, because chat programs and
 * scanners open links.
 */
export default async function InvitationPage({ searchParams }: { searchParams: SearchParams }) {
  if (vendorAccountsNotice() !== null) notFound()
  const token = firstValue((await searchParams).token) ?? ''
  const account = await findInvitedAccount(services(), token)
  return (
    <main className={styles.page} id="content">
      <div className={styles.card}>
        <p className={styles.brand}>{content.site.name}</p>
        {account ? (
          <>
            <h1>비밀번호 정하기</h1>
            <p>
              {account.name ? `${account.name} 님, ` : ''}
              {ROLE_LABELS[account.role]} 계정입니다. 앞으로 로그인할 때 쓸 비밀번호를 정해 주세요.
            </p>
            <InvitationForm token={token} email={account.email} passwordMin={PASSWORD_MIN} />
          </>
        ) : (
          <>
            <h1>쓸 수 없는 링크입니다</h1>
            <p>이미 쓴 링크이거나 기한이 지났습니다. 비밀번호를 정하셨다면 로그인해 주세요. 그렇지 않으면 관리자에게 새 링크를 보내 달라고 요청해 주세요.</p>
            <p>
              <a className="button" href={adminPaths.signIn}>
                로그인하기
              </a>
            </p>
          </>
        )}
      </div>
    </main>
  )
}
