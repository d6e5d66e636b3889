import type { Metadata } from 'next'
import styles from '@/components/admin/admin.module.css'
import { DoneNotice } from '@/components/admin/done-notice'
import { PageHead } from '@/components/admin/page-head'
import { QrCodeForm } from '@/components/admin/reports/qr-code-form'
import { QrCodeList } from '@/components/admin/reports/qr-code-list'
import { readRefusedForm } from '@/lib/requests/refused-form'
import { requireAdminPage } from '@/lib/requests/current-admin'
import { QR_CODES_MAX } from '@/lib/attribution/office/channel-view'
import { qrMediumOptions, qrTargetOptions, toQrCodeCard } from '@/lib/attribution/office/qr-code-view'
import type { SearchParams } from '@/lib/search-params'
import { QR_NAME_MAX } from '@/lib/attribution/qr-code'
import { services } from '@/lib/services'
import { officeQrCodeWords as words } from '@/lib/messages/ko/office-qr-codes'
import { officeMenuWords } from '@/lib/messages/ko/office-menu'

export const metadata: Metadata = { title: officeMenuWords.qrCodes }

/** Printed QR codes: where each is placed, where it leads and how often it was scanned. */
export default async function QrCodesPage({ searchParams }: { searchParams: SearchParams }) {
  await requireAdminPage('qr-code.manage')
  const codes = await services().store.qrCodes.list(QR_CODES_MAX)
  return (
    <>
      <PageHead title={officeMenuWords.qrCodes} lead={words.lead} />
      <DoneNotice done={(await searchParams).done} messages={words.done} refused={await readRefusedForm(await searchParams)} />
      {codes.length > 0 ? <QrCodeList codes={codes.map(toQrCodeCard)} /> : <p className={styles.empty}>{words.none}</p>}
      <QrCodeForm media={qrMediumOptions} targets={qrTargetOptions()} nameMax={QR_NAME_MAX} />
    </>
  )
}
