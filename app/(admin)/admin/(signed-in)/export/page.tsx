import type { Metadata } from 'next'
import { DoneNotice } from '@/components/admin/done-notice'
import { ExportForm } from '@/components/admin/inbox/export-form'
import { ExportProgress } from '@/components/admin/inbox/export-progress'
import { PageHead } from '@/components/admin/page-head'
import { readRefusedForm } from '@/lib/requests/refused-form'
import { requireAdminPage } from '@/lib/requests/current-admin'
import { chosenExport, exportFormPath } from '@/lib/registrations/office/export/export-choice'
import { allExportColumns } from '@/lib/registrations/office/export/export-columns'
import { exportSlot } from '@/lib/registrations/office/export/export-slot'
import { statusOptions } from '@/lib/registrations/office/registration-view'
import { firstValue, type SearchParams } from '@/lib/search-params'
import { officeExportWords as words } from '@/lib/messages/ko/office-export'
import { officeMenuWords } from '@/lib/messages/ko/office-menu'

export const metadata: Metadata = { title: officeMenuWords.export }

export default async function ExportPage({ searchParams }: { searchParams: SearchParams }) {
  await requireAdminPage('registration.export')
  const asked = await searchParams
  const chosen = chosenExport((name) => firstValue(asked[name]) ?? '')
  return (
    <>
      <PageHead title={officeMenuWords.export} lead={words.lead} />
      <DoneNotice done={asked.busy} messages={words.busy} refused={await readRefusedForm(asked)} />
      <ExportProgress rendered={exportSlot().progress()} again={exportFormPath(chosen)} />
      <ExportForm
        statuses={statusOptions}
        basic={allExportColumns()
          .filter(({ basic }) => basic)
          .map(({ label }) => label)}
        optional={allExportColumns().filter(({ basic }) => !basic)}
        chosen={chosen}
      />
    </>
  )
}
