import type { Metadata } from 'next'
import { PageHead } from '@/components/admin/page-head'
import { Report } from '@/components/admin/reports/report'
import { Funnel } from '@/components/admin/reports/report-funnel'
import { UnknownDay } from '@/components/admin/unknown-day'
import { requireAdminPage } from '@/lib/requests/current-admin'
import { FIGURE_COLUMNS } from '@/lib/registrations/office/reports/figure-text'
import { FUNNEL_COLUMNS, funnelTexts } from '@/lib/registrations/office/reports/funnel-text'
import { FIRST_CONTACT_MINUTES } from '@/lib/registrations/office/reports/figures'
import { reportQuery } from '@/lib/registrations/office/reports/report-period'
import { READ_MAX, reportView } from '@/lib/registrations/office/reports/report-view'
import { firstValue, type SearchParams } from '@/lib/search-params'
import { isCalendarDay, koreanIsoDay } from '@/lib/korean-time'
import { services } from '@/lib/services'
import { officeMenuWords as words } from '@/lib/messages/ko/office-menu'

export const metadata: Metadata = { title: words.reports }

/** The report of a day or, with `?span=week`, of a week: `?day=2026-11-28`, today by default. */
export default async function ReportsPage({ searchParams }: { searchParams: SearchParams }) {
  await requireAdminPage('report.view')
  const asked = await searchParams
  const today = koreanIsoDay(services().now())
  const day = firstValue(asked.day)
  const view = await reportView(services(), reportQuery({ day, span: firstValue(asked.span) }, today))
  return (
    <>
      <PageHead title={view.title}>
        <p>{view.period}</p>
      </PageHead>
      {day && !isCalendarDay(day) ? <UnknownDay /> : null}
      <Report view={view} today={today} columns={FIGURE_COLUMNS} readMax={READ_MAX} contactMinutes={FIRST_CONTACT_MINUTES}>
        <Funnel
          funnel={view.funnel}
          comparedWith={view.comparedWith}
          columns={FUNNEL_COLUMNS.map(({ label }) => label)}
          cellsOf={(row) => funnelTexts(row, view.funnel.inProgress)}
        />
      </Report>
    </>
  )
}
