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
import { SignInFrame } from '@/components/admin/sign-in-frame'
import { officeSignInWords as words } from '@/lib/messages/ko/office-sign-in'
import { signInWords } from '@/lib/messages/ko/sign-in'

export const metadata: Metadata = { title: signInWords.signIn }

export default async function SignInPage({ searchParams }: { searchParams: SearchParams }) {
  if (await findCurrentAdmin()) redirect(adminPaths.inbox)
  const notice = readSignInNotice((await cookies()).get(SIGN_IN_NOTICE_COOKIE)?.value)
  return (
    <SignInFrame siteName={content.site.name}>
      <h1 id="sign-in">{words.title}</h1>
      <DoneNotice done={(await searchParams).done} messages={words.done} />
      <SignInForm returnTo={adminPaths.inbox} failureTo={adminPaths.signIn} notice={notice} firebase={firebaseClientConfig()} />
      <p>
        <a href={routes.home}>{words.toSite}</a>
      </p>
    </SignInFrame>
  )
}
