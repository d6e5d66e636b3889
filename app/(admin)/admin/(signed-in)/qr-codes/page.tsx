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

export const metadata: Metadata = { title: 'QR 코드' }

const DONE = { create: '만들었습니다. 파일을 내려받아 인쇄해 주세요.', close: '닫았습니다. 이제 첫 화면으로 이어집니다.' }

/** Printed QR codes: where each is placed, where it leads and how often it was scanned. */
export default async function QrCodesPage({ searchParams }: { searchParams: SearchParams }) {
  await requireAdminPage('qr-code.manage')
  const codes = await services().store.qrCodes.list(QR_CODES_MAX)
  return (
    <>
      <PageHead title="QR 코드" lead="인쇄물마다 하나씩 만들면 어느 것을 보고 등록했는지 남습니다. 방문은 횟수만 셉니다." />
      <DoneNotice done={(await searchParams).done} messages={DONE} refused={await readRefusedForm(await searchParams)} />
      {codes.length > 0 ? (
        <QrCodeList codes={codes.map(toQrCodeCard)} />
      ) : (
        <p className={styles.empty}>아직 만든 QR 코드가 없습니다. 아래에서 만들어 현수막이나 전단에 실어 주세요.</p>
      )}
      <QrCodeForm media={qrMediumOptions} targets={qrTargetOptions()} nameMax={QR_NAME_MAX} />
    </>
  )
}
