import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { DoneNotice } from '@/components/admin/done-notice'
import { SignInForm } from '@/components/press/sign-in-form'
import { findCurrentAdmin } from '@/lib/requests/current-admin'
import { firebaseClientConfig } from '@/lib/requests/firebase-client'
import { readSignInNotice, SIGN_IN_NOTICE_COOKIE } from '@/lib/accounts/office/sign-in-notice'
import type { SearchParams } from '@/lib/search-params'
import { content } from '@/lib/content/load'
import { adminPaths } from '@/lib/admin-routes'
import { routes } from '@/lib/routes'
import styles from './sign-in.module.css'

export const metadata: Metadata = { title: '로그인' }

const DONE = { password: '비밀번호를 정했습니다. 이제 로그인해 주세요.' }

export default async function SignInPage({ searchParams }: { searchParams: SearchParams }) {
  if (await findCurrentAdmin()) redirect(adminPaths.inbox)
  const notice = readSignInNotice((await cookies()).get(SIGN_IN_NOTICE_COOKIE)?.value)
  return (
    <main className={styles.page} id="content">
      <div className={styles.card}>
        <p className={styles.brand}>{content.site.name}</p>
        <h1 id="sign-in">관리자 로그인</h1>
        <DoneNotice done={(await searchParams).done} messages={DONE} />
        <SignInForm returnTo={adminPaths.inbox} failureTo={adminPaths.signIn} notice={notice} firebase={firebaseClientConfig()} />
        <p>
          <a href={routes.home}>사이트로 돌아가기</a>
        </p>
      </div>
    </main>
  )
}
