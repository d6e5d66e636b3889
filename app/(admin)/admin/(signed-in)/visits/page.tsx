import type { Metadata } from 'next'
import styles from '@/components/admin/admin.module.css'
import { CodeScanner } from '@/components/admin/visits/code-scanner'
import { DoneNotice } from '@/components/admin/done-notice'
import form from '@/components/admin/form.module.css'
import { PageHead } from '@/components/admin/page-head'
import print from '@/components/admin/print.module.css'
import { FindVisitor, WalkIns } from '@/components/admin/visits/reception'
import { UnknownDay } from '@/components/admin/unknown-day'
import { ArrivalForm, VisitTable } from '@/components/admin/visits/visit-table'
import { ButtonLink, TextLink } from '@/components/admin/text-link'
import { Submit } from '@/components/admin/post-form'
import { InputField } from '@/components/admin/field'
import { readRefusedForm } from '@/lib/requests/refused-form'
import { requireAdminPage } from '@/lib/requests/current-admin'
import { pageFormId } from '@/lib/requests/page-form-id'
import { actorOf } from '@/lib/requests/current-actor'
import { openSearch } from '@/lib/registrations/office/list-registrations'
import { recordViewing } from '@/lib/accounts/office/staff-audit'
import { firstValue, type SearchParams } from '@/lib/search-params'
import { closedDayText } from '@/lib/visits/office/closed-day'
import { receivesAll } from '@/lib/visits/office/reception'
import { visitsOfDay, walkInsOfDay } from '@/lib/visits/office/visit-view'
import { can } from '@/lib/accounts/permissions'
import { isCalendarDay, koreanIsoDay, parseLocalTime } from '@/lib/korean-time'
import { adminBookingPath, adminPaths, adminVisitsPath, adminWeekPath } from '@/lib/admin-routes'
import { services } from '@/lib/services'
import { officeBookingWords } from '@/lib/messages/ko/office-booking'
import { addDays } from '@/lib/visits/day-slots'
import { dayAndTimeText, dayText } from '@/lib/visits/visit-text'
import { officeVisitWords as words } from '@/lib/messages/ko/office-visits'
import { officeMenuWords } from '@/lib/messages/ko/office-menu'

export const metadata: Metadata = { title: officeMenuWords.visits }

const DONE = { ...words.done, ...officeBookingWords.done }

/** The visits of a day: `?day=2026-11-28`, today by default; `?search=` holds the reception's search, sealed. */
export default async function VisitsPage({ searchParams }: { searchParams: SearchParams }) {
  const admin = await requireAdminPage('visit.view')
  const query = await searchParams
  const { now, vault, visits } = services()
  const today = koreanIsoDay(now())
  const asked = firstValue(query.day)
  const day = asked && isCalendarDay(asked) ? asked : today
  const typed = openSearch(firstValue(query.search), vault) ?? ''
  const all = await receivesAll(services(), admin)
  const [{ cards, registrations }, { walkIns, registrations: walkedIn }, closed] = await Promise.all([
    visitsOfDay(services(), admin, day, typed, all),
    walkInsOfDay(services(), admin, day, all),
    closedDayText(services(), day),
  ])
  await recordViewing(services(), await actorOf(admin), 'registration.list', [...registrations, ...walkedIn])
  const works = can(admin, 'visit.receive')
  const mayWork = works && day <= today
  const movable = works && visits !== null ? cards.map(({ id }) => id) : []
  const visit = firstValue(query.visit)
  const changed = cards.find(({ id }) => id === visit)
  const arrivals = { returnTo: adminVisitsPath(day), form: pageFormId() }
  const from = firstValue(query.from) ?? ''
  const movedFrom = parseLocalTime(from)
  return (
    <>
      <PageHead title={officeMenuWords.visits}>
        <p>{dayText(day)}</p>
      </PageHead>
      {asked && !isCalendarDay(asked) ? <UnknownDay /> : null}
      <DoneNotice done={query.done} messages={DONE} refused={await readRefusedForm(query)} whom={changed ? words.whom(changed.name) : ''}>
        {changed?.withdraw && mayWork ? <ArrivalForm visit={{ ...changed, offers: [] }} arrivals={arrivals} /> : null}
        {visit && movedFrom ? <TextLink href={adminBookingPath(visit, from)}>{words.backTo(dayAndTimeText(movedFrom))}</TextLink> : null}
      </DoneNotice>
      {closed === null ? null : <p className={styles.notice}>{closed}</p>}
      <div className={styles.stack}>
        <form action={adminPaths.visits} method="get" className={`${form.inline} ${print.screen}`} aria-label={words.day}>
          <InputField id="visits-day" label={words.day} name="day" type="date" defaultValue={day} required />
          <Submit look="large" label={words.show} />
          <span className={styles.row}>
            <TextLink href={adminVisitsPath(addDays(day, -1))}>{words.dayBefore}</TextLink>
            <TextLink href={adminVisitsPath(addDays(day, 1))}>{words.dayAfter}</TextLink>
            {visits ? <TextLink href={adminWeekPath(day)}>{words.week}</TextLink> : null}
          </span>
          {can(admin, 'registration.walk-in') ? <ButtonLink href={adminPaths.walkIn}>{words.walkIn}</ButtonLink> : null}
        </form>
        <FindVisitor day={day} typed={typed}>
          {works ? <CodeScanner /> : null}
        </FindVisitor>
        {cards.length > 0 ? (
          <VisitTable visits={cards} calls={can(admin, 'registration.call') ? pageFormId() : null} movable={movable} {...(mayWork ? { arrivals } : {})} />
        ) : (
          <p className={styles.empty}>{typed ? words.noneFound : all ? words.none : words.noneOwn}</p>
        )}
        <WalkIns walkIns={walkIns} />
      </div>
    </>
  )
}
