import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { DoneNotice } from '@/components/admin/done-notice'
import { PasswordForm, RecoveryCodes, SecondFactor } from '@/components/admin/accounts/own-account'
import { PageHead } from '@/components/admin/page-head'
import { ACCOUNT_NOTICE_COOKIE, readAccountNotice } from '@/lib/accounts/office/account-notice'
import { readRefusedForm } from '@/lib/requests/refused-form'
import { requireAdminPage } from '@/lib/requests/current-admin'
import { vendorAccountsNotice } from '@/lib/requests/own-accounts'
import { newSecondFactorSetup } from '@/lib/accounts/office/second-factor-setup'
import type { SearchParams } from '@/lib/search-params'
import { ROLE_LABELS } from '@/lib/accounts/account'
import { PASSWORD_MIN } from '@/lib/accounts/password'
import { formatRecoveryCode } from '@/lib/accounts/recovery-codes'
import { content } from '@/lib/content/load'
import { services } from '@/lib/services'
import { officeAccountWords as words } from '@/lib/messages/ko/office-accounts'
import { officeMenuWords } from '@/lib/messages/ko/office-menu'

export const metadata: Metadata = { title: officeMenuWords.account }

export default async function AccountPage({ searchParams }: { searchParams: SearchParams }) {
  const admin = await requireAdminPage('account.own')
  const { store, vault, now } = services()
  const elsewhere = vendorAccountsNotice()
  const notice = readAccountNotice((await cookies()).get(ACCOUNT_NOTICE_COOKIE)?.value, admin.id, vault)
  const own = await store.accounts.findByEmail(admin.email)
  return (
    <>
      <PageHead title={officeMenuWords.account}>
        <p>
          {admin.name ? `${admin.name} · ` : ''}
          {admin.email} · {ROLE_LABELS[admin.role]}
        </p>
      </PageHead>
      <DoneNotice done={(await searchParams).done} messages={words.ownDone} refused={await readRefusedForm(await searchParams)} />
      {elsewhere === null ? (
        <>
          {notice?.kind === 'recovery-codes' ? <RecoveryCodes codes={notice.codes.map(formatRecoveryCode)} /> : null}
          <SecondFactor
            setup={own?.totp ? null : newSecondFactorSetup(admin, content.site.name, vault, now())}
            recoveryCodesLeft={own?.recoveryCodesLeft ?? 0}
          />
          <PasswordForm email={admin.email} passwordMin={PASSWORD_MIN} />
        </>
      ) : (
        <p>{elsewhere}</p>
      )}
    </>
  )
}
