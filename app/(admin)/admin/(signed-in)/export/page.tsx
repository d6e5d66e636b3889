import type { Metadata } from 'next'
import { ExportForm } from '@/components/admin/export-form'
import { PageHead } from '@/components/admin/page-head'
import { requireAdminPage } from '@/lib/admin/current-admin'
import { exportColumns } from '@/lib/admin/inbox/export-columns'
import { statusOptions } from '@/lib/admin/inbox/registration-view'

export const metadata: Metadata = { title: '내려받기' }

export default async function ExportPage() {
  await requireAdminPage('registration.export')
  return (
    <>
      <PageHead
        title="내려받기"
        lead="보류함에 있는 등록은 담기지 않고, 합친 등록은 먼저 온 등록 한 줄로 담깁니다. 내려받은 파일은 쓰고 나서 바로 지워 주세요."
      />
      <ExportForm
        statuses={statusOptions}
        basic={exportColumns.filter(({ basic }) => basic).map(({ label }) => label)}
        optional={exportColumns.filter(({ basic }) => !basic)}
      />
    </>
  )
}
