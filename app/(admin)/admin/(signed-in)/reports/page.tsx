import type { Metadata } from 'next'
import { PageHead } from '@/components/admin/page-head'
import { Report } from '@/components/admin/reports/report'
import { UnknownDay } from '@/components/admin/unknown-day'
import { requireAdminPage } from '@/lib/requests/current-admin'
import { FIGURE_COLUMNS } from '@/lib/registrations/office/reports/figure-text'
import type { FunnelRow } from '@/lib/registrations/office/reports/funnel'
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
  const row = ({ label, now, before }: (typeof view)['total']) => ({
    label,
    figures: FIGURE_COLUMNS.map(({ text }) => text(now)),
    earlier: FIGURE_COLUMNS.map(({ text }) => text(before)),
    arrived: { now: now.arrived, before: before.arrived },
  })
  const funnelRow = (one: FunnelRow) => ({ label: one.label, cells: funnelTexts(one, view.funnel.inProgress) })
  return (
    <>
      <PageHead title={view.title}>
        <p>{view.period}</p>
      </PageHead>
      {day && !isCalendarDay(day) ? <UnknownDay /> : null}
      <Report
        query={view.query}
        today={today}
        previous={view.previous}
        next={view.next}
        comparedWith={view.comparedWith}
        asOf={view.asOf}
        cut={view.cut}
        readMax={READ_MAX}
        contactMinutes={FIRST_CONTACT_MINUTES}
        columns={FIGURE_COLUMNS.map(({ label }) => label)}
        total={row(view.total)}
        parts={view.parts.map(({ id, title, of, rows }) => ({ id, title, of, rows: rows.map(row) }))}
        funnel={{
          columns: FUNNEL_COLUMNS.map(({ label }) => label),
          inProgress: view.funnel.inProgress,
          total: funnelRow(view.funnel.total),
          parts: view.funnel.parts.map(({ id, title, of, rows }) => ({ id, title, of, rows: rows.map(funnelRow) })),
        }}
      />
    </>
  )
}
