import type { Metadata } from 'next'
import styles from '@/components/admin/admin.module.css'
import { PageHead } from '@/components/admin/page-head'
import { UnknownDay } from '@/components/admin/unknown-day'
import { WeekLoad } from '@/components/admin/visits/week-load'
import { TextLink } from '@/components/admin/text-link'
import { requireAdminPage } from '@/lib/requests/current-admin'
import { firstValue, type SearchParams } from '@/lib/search-params'
import { readWeek } from '@/lib/visits/office/week-view'
import { isCalendarDay, koreanIsoDay } from '@/lib/korean-time'
import { adminVisitsPath, adminWeekPath } from '@/lib/admin-routes'
import { services } from '@/lib/services'
import { addDays } from '@/lib/visits/day-slots'
import { formatCount } from '@/lib/messages/format-count'
import { officeVisitWords as words } from '@/lib/messages/ko/office-visits'

export const metadata: Metadata = { title: words.weekTitle }

/** How full the days of a week are: `?day=` is any day of it, this week by default. */
export default async function VisitsWeekPage({ searchParams }: { searchParams: SearchParams }) {
  await requireAdminPage('visit.view')
  const { store, visits, now } = services()
  if (!visits) return <p className={styles.empty}>{words.notBookable}</p>
  const today = koreanIsoDay(now())
  const asked = firstValue((await searchParams).day)
  const day = asked && isCalendarDay(asked) ? asked : today
  const days = await readWeek({ store, visits, now }, day)
  const sum = (of: (one: (typeof days)[number]) => number) => formatCount(days.reduce((total, one) => total + of(one), 0))
  return (
    <>
      <PageHead title={words.weekTitle}>
        <p>
          {words.weekSum(
            days[0]?.label ?? '',
            days.at(-1)?.label ?? '',
            sum(({ groups }) => groups),
            sum(({ capacity }) => capacity),
            sum(({ people }) => people),
          )}
        </p>
      </PageHead>
      {asked && !isCalendarDay(asked) ? <UnknownDay /> : null}
      <div className={styles.stack}>
        <p className={styles.row}>
          <TextLink href={adminWeekPath(addDays(day, -7))}>{words.weekBefore}</TextLink>
          <TextLink href={adminWeekPath(addDays(day, 7))}>{words.weekAfter}</TextLink>
          <TextLink href={adminVisitsPath(day)}>{words.oneDay}</TextLink>
        </p>
        <WeekLoad days={days} today={today} />
      </div>
    </>
  )
}
