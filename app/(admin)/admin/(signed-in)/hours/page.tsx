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
import { NUMBER_LABELS, type HoursNumber } from '@/lib/visits/office/hours-actions'
import { can } from '@/lib/accounts/permissions'
import { koreanIsoDay } from '@/lib/korean-time'
import { services } from '@/lib/services'
import { officeMenuWords as words } from '@/lib/messages/ko/office-menu'
import { dayText } from '@/lib/visits/visit-text'
import { officeHoursWords } from '@/lib/messages/ko/office-hours'

export const metadata: Metadata = { title: words.hours }

export default async function HoursPage({ searchParams }: { searchParams: SearchParams }) {
  const admin = await requireAdminPage('visit.hours')
  const { store, visits, now } = services()
  if (!visits) return <p className={styles.empty}>{officeHoursWords.notBookable}</p>
  const { version, hours } = await visits.hours()
  const { entries, registrations } = await readCallList({ store, now }, hours)
  await recordViewing({ store, now }, await actorOf(admin), 'registration.list', registrations)
  const today = koreanIsoDay(now())
  return (
    <>
      <PageHead title={words.hours}>
        <p>{officeHoursWords.lead}</p>
      </PageHead>
      <DoneNotice done={(await searchParams).done} messages={officeHoursWords.done} refused={await readRefusedForm(await searchParams)} />
      {entries.length > 0 ? <CallList entries={entries} calls={can(admin, 'registration.call') ? pageFormId() : null} /> : null}
      <ExceptionForms
        version={version}
        announce={can(admin, 'fact.publish') ? 'closed-day' : can(admin, 'fact.draft') ? 'closed-day-draft' : null}
        today={today}
        exceptions={hours.exceptions.filter(({ day }) => day >= today).map((exception) => ({ ...exception, label: dayText(exception.day) }))}
      />
      <WeeklyHoursForm
        version={version}
        days={officeHoursWords.weekdays.map((label, index) => ({ label, hours: hours.weekly[index] ?? null }))}
        numbers={(Object.keys(NUMBER_LABELS) as HoursNumber[]).map((name) => ({ name, label: NUMBER_LABELS[name], value: hours[name] }))}
      />
    </>
  )
}
