import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { SignInCodeForm } from '@/components/press/sign-in-code-form'
import { readSignInNotice, SIGN_IN_NOTICE_COOKIE } from '@/lib/accounts/office/sign-in-notice'
import { adminPaths } from '@/lib/admin-routes'
import { content } from '@/lib/content/load'
import { signInWords } from '@/lib/messages/ko/sign-in'
import { signInCodeWords as words } from '@/lib/messages/ko/sign-in-code'
import { CODE_STEP_COOKIE } from '@/lib/requests/code-step-cookie'
import { findCurrentAdmin } from '@/lib/requests/current-admin'
import { safeRedirectPath } from '@/lib/requests/form-response'
import { firstValue, type SearchParams } from '@/lib/search-params'
import { SignInFrame } from '@/components/admin/sign-in-frame'

export const metadata: Metadata = { title: words.title }

/** The second step of a sign-in. It says nothing of the account: the handler of the form verifies the step. */
export default async function SignInCodePage({ searchParams }: { searchParams: SearchParams }) {
  const returnTo = safeRedirectPath(firstValue((await searchParams).returnTo), adminPaths.inbox)
  if (await findCurrentAdmin()) redirect(returnTo)
  const jar = await cookies()
  if (!jar.has(CODE_STEP_COOKIE)) redirect(adminPaths.signIn)
  return (
    <SignInFrame siteName={content.site.name}>
      <h1 id="sign-in">{words.title}</h1>
      <p>{words.lead}</p>
      <SignInCodeForm returnTo={returnTo} failure={readSignInNotice(jar.get(SIGN_IN_NOTICE_COOKIE)?.value)?.message} />
      <p>{signInWords.lost}</p>
      <p>
        <a href={adminPaths.signIn}>{words.startAgain}</a>
      </p>
    </SignInFrame>
  )
}
