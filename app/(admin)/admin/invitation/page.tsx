import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { InvitationForm } from '@/components/admin/accounts/invitation-form'
import { ButtonLink } from '@/components/admin/text-link'
import { vendorAccountsNotice } from '@/lib/requests/own-accounts'
import { firstValue, type SearchParams } from '@/lib/search-params'
import { ROLE_LABELS } from '@/lib/accounts/account'
import { findInvitedAccount } from '@/lib/accounts/manage-accounts'
import { PASSWORD_MIN } from '@/lib/accounts/password'
import { content } from '@/lib/content/load'
import { adminPaths } from '@/lib/admin-routes'
import { services } from '@/lib/services'
import { SignInFrame } from '@/components/admin/sign-in-frame'
import { officeSignInWords as words } from '@/lib/messages/ko/office-sign-in'

export const metadata: Metadata = { title: words.choosePassword }

/**
 * The page behind an invitation or a link for a new password. Opening it changes nothing, because chat programs and
 * scanners open links.
 */
export default async function InvitationPage({ searchParams }: { searchParams: SearchParams }) {
  // First: it tells a build not to render the page, and with it not to open the store.
  const token = firstValue((await searchParams).token) ?? ''
  if (vendorAccountsNotice() !== null) notFound()
  const account = await findInvitedAccount(services(), token)
  return (
    <SignInFrame siteName={content.site.name}>
      {account ? (
        <>
          <h1>{words.choosePassword}</h1>
          <p>{words.invited(account.name, ROLE_LABELS[account.role])}</p>
          <InvitationForm token={token} email={account.email} passwordMin={PASSWORD_MIN} />
        </>
      ) : (
        <>
          <h1>{words.unusable}</h1>
          <p>{words.unusableText}</p>
          <p>
            <ButtonLink href={adminPaths.signIn}>{words.signIn}</ButtonLink>
          </p>
        </>
      )}
    </SignInFrame>
  )
}
