import type { Metadata } from 'next'
import { DoneNotice } from '@/components/admin/done-notice'
import { ExportForm } from '@/components/admin/inbox/export-form'
import { ExportProgress } from '@/components/admin/inbox/export-progress'
import { PageHead } from '@/components/admin/page-head'
import { readRefusedForm } from '@/lib/requests/refused-form'
import { requireAdminPage } from '@/lib/requests/current-admin'
import { chosenExport, exportFormPath } from '@/lib/registrations/office/export/export-choice'
import { exportColumns } from '@/lib/registrations/office/export/export-columns'
import { exportSlot } from '@/lib/registrations/office/export/export-slot'
import { statusOptions } from '@/lib/registrations/office/registration-view'
import { firstValue, type SearchParams } from '@/lib/search-params'

export const metadata: Metadata = { title: '내려받기' }

const BUSY = {
  '1': '다른 내려받기가 진행 중이라 시작하지 않았습니다. 고르신 내용은 아래에 그대로 있습니다. 진행 중인 내려받기가 끝나면 사유를 다시 적고 내려받아 주세요.',
}

export default async function ExportPage({ searchParams }: { searchParams: SearchParams }) {
  await requireAdminPage('registration.export')
  const asked = await searchParams
  const chosen = chosenExport((name) => firstValue(asked[name]) ?? '')
  return (
    <>
      <PageHead
        title="내려받기"
        lead="보류함에 있는 등록은 담기지 않고, 합친 등록은 먼저 온 등록 한 줄로 담깁니다. 내려받은 파일은 쓰고 나서 바로 지워 주세요."
      />
      <DoneNotice done={asked.busy} messages={BUSY} refused={await readRefusedForm(asked)} />
      <ExportProgress rendered={exportSlot().progress()} again={exportFormPath(chosen)} />
      <ExportForm
        statuses={statusOptions}
        basic={exportColumns.filter(({ basic }) => basic).map(({ label }) => label)}
        optional={exportColumns.filter(({ basic }) => !basic)}
        chosen={chosen}
      />
    </>
  )
}
