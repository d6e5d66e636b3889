import type { Metadata } from 'next'
import styles from '@/components/admin/admin.module.css'
import { DoneNotice } from '@/components/admin/done-notice'
import form from '@/components/admin/form.module.css'
import { PageHead } from '@/components/admin/page-head'
import { VisitTable } from '@/components/admin/visit-table'
import { requireAdminPage } from '@/lib/admin/current-admin'
import { pageFormId } from '@/lib/admin/page-form-id'
import { actorOf } from '@/lib/admin/inbox/current-actor'
import { recordViewing } from '@/lib/admin/inbox/staff-audit'
import { firstValue, type SearchParams } from '@/lib/admin/search-params'
import { visitsOfDay } from '@/lib/admin/visits/visit-view'
import { can } from '@/lib/auth/permissions'
import { koreanIsoDay } from '@/lib/korean-time'
import { adminPaths, adminVisitsPath } from '@/lib/routes'
import { services } from '@/lib/services'
import { addDays, isCalendarDay } from '@/lib/visits/day-slots'
import { dayText } from '@/lib/visits/visit-text'

export const metadata: Metadata = { title: '방문' }

const DONE = {
  visited: '내방을 기록했습니다.',
  'no-show': '노쇼를 기록했습니다.',
  withdraw: '되돌렸습니다.',
}

/** Who comes on a day, and who came: `?day=2026-11-28`, today unless told. */
export default async function VisitsPage({ searchParams }: { searchParams: SearchParams }) {
  const admin = await requireAdminPage('registration.view')
  const query = await searchParams
  const { now } = services()
  const today = koreanIsoDay(now())
  const asked = firstValue(query.day)
  const day = asked && isCalendarDay(asked) ? asked : today
  const { cards, registrations } = await visitsOfDay(services(), admin, day)
  await recordViewing(services(), await actorOf(admin), 'registration.list', registrations)
  const mayWork = can(admin, 'registration.work') && day <= today
  return (
    <>
      <PageHead title="방문">
        <p>{dayText(day)}</p>
      </PageHead>
      <DoneNotice done={query.done} messages={DONE} />
      <div className={styles.stack}>
        <form action={adminPaths.visits} method="get" className={form.inline} aria-label="날짜">
          <p className={form.field}>
            <label htmlFor="visits-day">날짜</label>
            <input id="visits-day" name="day" type="date" defaultValue={day} required />
          </p>
          <button className="button" type="submit">
            보기
          </button>
          <a className={styles.target} href={adminVisitsPath(addDays(day, -1))}>
            전날
          </a>
          <a className={styles.target} href={adminVisitsPath(addDays(day, 1))}>
            다음 날
          </a>
        </form>
        {cards.length > 0 ? (
          <VisitTable
            visits={cards}
            heading="방문예약"
            calls={can(admin, 'registration.call') ? pageFormId() : null}
            {...(mayWork ? { arrivals: { returnTo: adminVisitsPath(day), form: pageFormId() } } : {})}
          />
        ) : (
          <p className={styles.empty}>이 날의 방문예약이 없습니다.</p>
        )}
      </div>
    </>
  )
}
