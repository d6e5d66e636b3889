import type { Metadata } from 'next'
import styles from '@/components/admin/admin.module.css'
import { DoneNotice } from '@/components/admin/done-notice'
import { ExceptionForms, WeeklyHoursForm } from '@/components/admin/hours-forms'
import { MisplacedVisits } from '@/components/admin/misplaced-visits'
import { PageHead } from '@/components/admin/page-head'
import { requireAdminPage } from '@/lib/admin/current-admin'
import type { SearchParams } from '@/lib/admin/search-params'
import { NUMBER_LABELS, WEEKDAY_LABELS, type HoursNumber } from '@/lib/admin/visits/hours-actions'
import { bookingsOutsideHours } from '@/lib/admin/visits/visit-view'
import { koreanIsoDay } from '@/lib/korean-time'
import { services } from '@/lib/services'
import { dayText } from '@/lib/visits/visit-text'

export const metadata: Metadata = { title: '관람 시간' }

const DONE = {
  weekly: '저장했습니다. 예약 페이지에 바로 보입니다.',
  exception: '그날의 시간을 저장했습니다.',
  'remove-exception': '예외를 지웠습니다.',
}

/** When the model house is open, and how visits to it are booked. */
export default async function HoursPage({ searchParams }: { searchParams: SearchParams }) {
  await requireAdminPage('visit.hours')
  const { store, visits, now } = services()
  if (!visits) return <p className={styles.empty}>이 단지는 방문 시간을 예약받지 않습니다. content/registration.ts의 visits에 관람 시간을 적어 주세요.</p>
  const { version, hours } = await visits.hours()
  const misplaced = await bookingsOutsideHours({ store, now }, hours)
  const today = koreanIsoDay(now())
  return (
    <>
      <PageHead title="관람 시간">
        <p>이미 받은 예약은 바뀌지 않습니다.</p>
      </PageHead>
      <DoneNotice done={(await searchParams).done} messages={DONE} />
      {misplaced.length > 0 ? <MisplacedVisits visits={misplaced} /> : null}
      <WeeklyHoursForm
        version={version}
        days={WEEKDAY_LABELS.map((label, index) => ({ label, hours: hours.weekly[index] ?? null }))}
        numbers={(Object.keys(NUMBER_LABELS) as HoursNumber[]).map((name) => ({ name, label: NUMBER_LABELS[name], value: hours[name] }))}
      />
      <ExceptionForms
        version={version}
        today={today}
        exceptions={hours.exceptions.filter(({ day }) => day >= today).map((exception) => ({ ...exception, label: dayText(exception.day) }))}
      />
    </>
  )
}
