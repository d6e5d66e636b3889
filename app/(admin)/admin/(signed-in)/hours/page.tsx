import type { Metadata } from 'next'
import styles from '@/components/admin/admin.module.css'
import { CallList } from '@/components/admin/visits/call-list'
import { DoneNotice } from '@/components/admin/done-notice'
import { ExceptionForms, WeeklyHoursForm } from '@/components/admin/visits/hours-forms'
import { PageHead } from '@/components/admin/page-head'
import { readRefusedForm } from '@/lib/requests/refused-form'
import { requireAdminPage } from '@/lib/requests/current-admin'
import { pageFormId } from '@/lib/requests/page-form-id'
import { actorOf } from '@/lib/requests/current-actor'
import { recordViewing } from '@/lib/accounts/office/staff-audit'
import type { SearchParams } from '@/lib/search-params'
import { readCallList } from '@/lib/visits/office/call-list'
import { NUMBER_LABELS, WEEKDAY_LABELS, type HoursNumber } from '@/lib/visits/office/hours-actions'
import { can } from '@/lib/accounts/permissions'
import { koreanIsoDay } from '@/lib/korean-time'
import { services } from '@/lib/services'
import { officeMenuWords as words } from '@/lib/messages/ko/office-menu'
import { dayText } from '@/lib/visits/visit-text'

export const metadata: Metadata = { title: words.hours }

const DONE = {
  weekly: '저장했습니다. 예약 페이지에 바로 보입니다.',
  exception: '그날의 시간을 저장했습니다. 휴관이면 아래 표에서 공지를 바로 올릴 수 있습니다.',
  'remove-exception': '예외를 지웠습니다.',
  notify: '안내 문자를 보냅니다. 밤 9시부터 아침 8시까지는 아침 8시를 기다립니다.',
  notified: '안내 문자를 이미 보낸 예약입니다. 다시 보내지 않았습니다.',
}

/** The model house's opening hours, and the rules for booking visits. */
export default async function HoursPage({ searchParams }: { searchParams: SearchParams }) {
  const admin = await requireAdminPage('visit.hours')
  const { store, visits, now } = services()
  if (!visits) return <p className={styles.empty}>이 단지는 방문 시간을 예약받지 않습니다. content/registration.ts의 visits에 관람 시간을 적어 주세요.</p>
  const { version, hours } = await visits.hours()
  const { entries, registrations } = await readCallList({ store, now }, hours)
  await recordViewing({ store, now }, await actorOf(admin), 'registration.list', registrations)
  const today = koreanIsoDay(now())
  return (
    <>
      <PageHead title={words.hours}>
        <p>이미 받은 예약은 바뀌지 않습니다.</p>
      </PageHead>
      <DoneNotice done={(await searchParams).done} messages={DONE} refused={await readRefusedForm(await searchParams)} />
      {entries.length > 0 ? <CallList entries={entries} calls={can(admin, 'registration.call') ? pageFormId() : null} /> : null}
      <ExceptionForms
        version={version}
        announce={can(admin, 'fact.publish') ? 'closed-day' : can(admin, 'fact.draft') ? 'closed-day-draft' : null}
        today={today}
        exceptions={hours.exceptions.filter(({ day }) => day >= today).map((exception) => ({ ...exception, label: dayText(exception.day) }))}
      />
      <WeeklyHoursForm
        version={version}
        days={WEEKDAY_LABELS.map((label, index) => ({ label, hours: hours.weekly[index] ?? null }))}
        numbers={(Object.keys(NUMBER_LABELS) as HoursNumber[]).map((name) => ({ name, label: NUMBER_LABELS[name], value: hours[name] }))}
      />
    </>
  )
}
