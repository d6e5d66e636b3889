import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import styles from '@/components/admin/admin.module.css'
import { BookingForm } from '@/components/admin/visits/booking-form'
import { PageHead } from '@/components/admin/page-head'
import { TextLink } from '@/components/admin/text-link'
import { requireAdminPage } from '@/lib/requests/current-admin'
import { actorOf } from '@/lib/requests/current-actor'
import { readRefusedForm } from '@/lib/requests/refused-form'
import { recordViewing } from '@/lib/accounts/office/staff-audit'
import { can } from '@/lib/accounts/permissions'
import { firstValue, type SearchParams } from '@/lib/search-params'
import { findOfficeBooking, type OfficeBooking } from '@/lib/visits/office/book-by-staff'
import { NotFoundError } from '@/lib/errors'
import { koreanIsoDay, parseLocalTime } from '@/lib/korean-time'
import { adminPaths, adminVisitsPath } from '@/lib/admin-routes'
import { officeBookingWords } from '@/lib/messages/ko/office-booking'
import { isVisible } from '@/lib/registrations/office/assignment-actions'
import { services } from '@/lib/services'
import { readMoveChoice } from '@/lib/visits/move-choice'
import { visitAtValue, visitText } from '@/lib/visits/visit-text'
import { officeVisitWords as words } from '@/lib/messages/ko/office-visits'

export const metadata: Metadata = { title: officeBookingWords.title }

interface Props {
  params: Promise<{ id: string }>
  searchParams: SearchParams
}

const PEOPLE = 2

function stateText({ visit, former }: OfficeBooking): string {
  if (visit) return visitText(visit)
  if (!former) return officeBookingWords.none
  if (former.cancelledAt) return officeBookingWords.cancelled(visitText(former))
  return former.heldUntil ? officeBookingWords.lapsed : officeBookingWords.over(visitText(former))
}

/** Books a visit on behalf of a visitor, or changes it: `?day=` selects the day whose times are offered, `?at=` the preselected time. */
export default async function BookingPage({ params, searchParams }: Props) {
  const admin = await requireAdminPage('visit.receive')
  const { id } = await params
  const { store, visits, now } = services()
  if (!visits) return <p className={styles.empty}>{officeBookingWords.notBookable}</p>
  const booking = await findOfficeBooking({ store, visits, now }, admin, id).catch((error: unknown) => {
    if (error instanceof NotFoundError) notFound()
    throw error
  })
  const { registration, visit, version, other } = booking
  await recordViewing({ store, now }, await actorOf(admin), 'registration.view', [registration])
  const query = await searchParams
  const refused = await readRefusedForm(query)
  const asked = refused?.values.at ?? firstValue(query.at)
  const at = asked && parseLocalTime(asked) ? asked : null
  const people = Number(refused?.values.people ?? visit?.people ?? PEOPLE)
  const present = visit ?? { at: now(), people: 1 }
  const day = firstValue(query.day) ?? at?.slice(0, 10) ?? null
  const { days, times, dayLabel, day: chosen } = await readMoveChoice(visits, present, { day, requested: null, byStaff: true }, now())
  const opens = can(admin, 'registration.view') && isVisible(admin, registration)
  return (
    <>
      <PageHead title={officeBookingWords.title}>
        <p>{words.visitOf(registration.name, stateText(booking))}</p>
      </PageHead>
      <div className={styles.stack}>
        {other ? (
          <p className={styles.notice}>
            {officeBookingWords.other(visitText(other))} <a href={adminPaths.booking(other.registrationId)}>{officeBookingWords.openOther}</a>
          </p>
        ) : (
          <BookingForm
            id={registration.id}
            version={version}
            isBooked={visit !== null}
            pagePath={adminPaths.booking(id)}
            day={chosen}
            dayLabel={dayLabel}
            days={days}
            times={times}
            at={at ?? (visit ? visitAtValue(visit.at) : null)}
            people={Number.isInteger(people) ? people : PEOPLE}
            reason={refused?.values.reason ?? ''}
            errors={refused?.errors ?? {}}
          />
        )}
        <p className={styles.row}>
          {opens ? <TextLink href={adminPaths.registration(registration.id)}>{officeBookingWords.backToRegistration}</TextLink> : null}
          <TextLink href={adminVisitsPath(koreanIsoDay(present.at))}>{officeBookingWords.back}</TextLink>
        </p>
      </div>
    </>
  )
}
