import type { Metadata } from 'next'
import { PageHead } from '@/components/admin/page-head'
import { DayReport } from '@/components/admin/reports/day-report'
import { UnknownDay } from '@/components/admin/unknown-day'
import { shownName } from '@/lib/accounts/account'
import { content } from '@/lib/content/load'
import { isCalendarDay, koreanIsoDay } from '@/lib/korean-time'
import { dayReportWords as words } from '@/lib/messages/ko/office-day-report'
import { daySheet, daySheetText } from '@/lib/registrations/office/reports/day-sheet'
import { reportQuery } from '@/lib/registrations/office/reports/report-period'
import { reportView } from '@/lib/registrations/office/reports/report-view'
import { requireAdminPage } from '@/lib/requests/current-admin'
import { firstValue, type SearchParams } from '@/lib/search-params'
import { services } from '@/lib/services'

export const metadata: Metadata = { title: words.title }

/** The report of `?day=2026-11-28`, today by default, to print and to send. */
export default async function DayReportPage({ searchParams }: { searchParams: SearchParams }) {
  const admin = await requireAdminPage('report.view')
  const today = koreanIsoDay(services().now())
  const day = firstValue((await searchParams).day)
  const query = reportQuery({ day, span: undefined }, today)
  const [view, present] = await Promise.all([reportView(services(), query), query.day === today ? services().store.registrations.count() : null])
  const sheet = daySheet(view, { site: content.site.name, author: shownName(admin), byStatus: present?.byStatus ?? null })
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      {day && !isCalendarDay(day) ? <UnknownDay /> : null}
      <DayReport view={sheet} text={daySheetText(sheet)} day={query.day} today={today} />
    </>
  )
}
