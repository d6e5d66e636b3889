import { randomUUID } from 'node:crypto'
import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import styles from '@/components/admin/admin.module.css'
import { BulkBar, BulkNotice } from '@/components/admin/inbox/bulk-bar'
import { Fold } from '@/components/admin/fold'
import { DoneNotice } from '@/components/admin/done-notice'
import { InboxFilters, InboxSearch, type InboxFiltersProps } from '@/components/admin/inbox/inbox-filters'
import { EmptyInbox } from '@/components/admin/inbox/empty-inbox'
import { chosenFilters, FilterFold } from '@/components/admin/inbox/filter-fold'
import { PageHead } from '@/components/admin/page-head'
import { QuarantineForm } from '@/components/admin/inbox/quarantine-forms'
import { RegistrationTable } from '@/components/admin/inbox/registration-table'
import { ReadyFilters } from '@/components/admin/inbox/ready-filters'
import { SavedFilters } from '@/components/admin/inbox/saved-filters'
import { WorkQueue } from '@/components/admin/work-queue/work-queue'
import { UnreadableList } from '@/components/admin/inbox/unreadable-list'
import { MoreLink, TextLink } from '@/components/admin/text-link'
import { readRefusedForm } from '@/lib/requests/refused-form'
import { findCurrentAdmin, requireAdminPage } from '@/lib/requests/current-admin'
import { BULK_RESULTS, FOUND_MAX } from '@/lib/registrations/office/bulk-actions'
import { openBulk, sealBulk, sealedOfCookies, type Bulk } from '@/lib/registrations/office/bulk-undo'
import { actorOf } from '@/lib/requests/current-actor'
import { channelOptions } from '@/lib/attribution/office/channel-view'
import { askedFilter, chosenUntil, foundOf, inboxView, isInboxStart, type AskedFilter, type InboxView } from '@/lib/registrations/office/inbox-view'
import { periodFault } from '@/lib/registrations/office/list-registrations'
import { RESULT_NOTICES } from '@/lib/registrations/office/result-choices'
import { filterQuery } from '@/lib/registrations/office/saved-filters'
import { sourceOptions, statusOptions, toCard } from '@/lib/registrations/office/registration-view'
import { preferenceOptions } from '@/lib/registrations/office/preference-actions'
import { recordViewing } from '@/lib/accounts/office/staff-audit'
import { firstValue, queryPath, type SearchParams } from '@/lib/search-params'
import { shownName, type Account } from '@/lib/accounts/account'
import { can, permissionsOf } from '@/lib/accounts/permissions'
import { EVENT_LABELS, RESULTS } from '@/lib/registrations/registration-event'
import { QUARANTINE_LABELS } from '@/lib/registrations/stored-registration'
import { adminPaths } from '@/lib/admin-routes'
import { services } from '@/lib/services'
import { formatCount } from '@/lib/messages/format-count'
import { koreanIsoDay } from '@/lib/korean-time'
import { inboxWords } from '@/lib/messages/ko/office-inbox'
import { officeTodayWords as words } from '@/lib/messages/ko/office-today'
import { closedDayText } from '@/lib/visits/office/closed-day'
import { visitsOfDay } from '@/lib/visits/office/visit-view'
import { officeMenuWords } from '@/lib/messages/ko/office-menu'

export const metadata: Metadata = { title: officeMenuWords.inbox }

const DONE = { ...inboxWords.done, ...RESULT_NOTICES }

interface Shown {
  admin: Account
  asked: AskedFilter
  view: InboxView
  /** Number of all that the filter finds, where all are chosen. */
  found: number | null
  /** Whether the list has a filter, so that all can be chosen. */
  isFiltered: boolean
  /** An action on all leaves out who arrived later. */
  until: Date
  /** Whether an earlier press ended there. */
  isRest: boolean
}

const listPath = (asked: AskedFilter) => queryPath(adminPaths.inbox, asked)
/** The list with all that its filter finds chosen. */
const allPath = (asked: AskedFilter) => queryPath(adminPaths.inbox, { ...asked, all: '1' })

/** The bulk action that this account has just done, for the notice and its undo. */
async function lastBulk(done: string | undefined, accountId: string): Promise<Bulk | null> {
  if (done !== 'bulk') return null
  const jar = await cookies()
  return openBulk(
    sealedOfCookies((name) => jar.get(name)?.value),
    accountId,
    services().vault,
    services().now(),
  )
}

function Filters({ admin, asked, view }: Shown) {
  const { byStatus, ownOnly, names, channel, suspicions, tags, savedFilters, typed, candidates, applied, isEmpty } = view
  const all = { value: 'any', label: inboxWords.suspicion, count: suspicions.counts.reduce((sum, { count }) => sum + count, 0) }
  const fault = periodFault(asked)
  const each = suspicions.counts.map(({ suspicion, count }) => ({ value: suspicion, label: QUARANTINE_LABELS[suspicion], count }))
  const filters: InboxFiltersProps = {
    statuses: statusOptions.map((option) => (byStatus ? { ...option, count: byStatus[option.value] } : option)),
    sources: ownOnly ? [] : sourceOptions,
    status: asked.status ?? '',
    source: asked.source ?? '',
    channels: ownOnly ? [] : channelOptions(names, channel),
    channel: channel ?? '',
    suspicions: each.length > 0 ? [all, ...each] : [],
    suspicion: suspicions.asked ? (asked.mark ?? '') : '',
    tags,
    tag: asked.tag ?? '',
    preferences: preferenceOptions().units,
    preference: asked.wish ?? '',
    assignees: ownOnly ? [] : candidates.map((one) => ({ value: one.id, label: shownName(one) })),
    assignee: ownOnly ? '' : (asked.assignee ?? ''),
    results: ownOnly ? [] : RESULTS.map((value) => ({ value, label: EVENT_LABELS[value] })),
    result: ownOnly ? '' : (asked.result ?? ''),
    period: { from: asked.from ?? '', to: asked.to ?? '' },
    periodError: fault === null ? undefined : inboxWords.periodFaults[fault],
    searched: typed !== null,
    search: typed === null ? '' : (asked.search ?? ''),
  }
  const chosen = chosenFilters({ ...filters, ...applied }, admin.id)
  return (
    <>
      <FilterFold chosen={chosen} isOpen={fault !== null || (isEmpty && chosen.length > 0)}>
        <InboxFilters {...filters} />
        {can(admin, 'registration.work') ? <ReadyFilters account={admin.id} ownOnly={ownOnly} /> : null}
        <SavedFilters filters={savedFilters} query={filterQuery(queryPath('', { ...asked, search: undefined }).slice(1))} />
        {can(admin, 'registration.delete') ? (
          <p className={`${styles.row} ${styles.below}`}>
            <TextLink href={queryPath(adminPaths.inbox, { result: 'not-me' })}>{inboxWords.notMe}</TextLink>
          </p>
        ) : null}
      </FilterFold>
      {(can(admin, 'quarantine.move') ? suspicions.counts : []).map(({ suspicion, count }) =>
        count > 0 && suspicions.asked?.includes(suspicion) ? (
          <QuarantineForm key={suspicion} suspicion={suspicion} label={QUARANTINE_LABELS[suspicion]} count={count} />
        ) : null,
      )}
    </>
  )
}

function Registrations({ admin, asked, view, found, isFiltered, until, isRest }: Shown) {
  const { rest, names, bookings, assignees, tags, candidates } = view
  if (rest.length === 0) return <EmptyInbox {...view} />
  const bulkForm = can(admin, 'registration.work') ? 'bulk' : undefined
  return (
    <>
      {bulkForm ? (
        <BulkBar
          id={bulkForm}
          formId={randomUUID()}
          returnTo={found === null ? listPath(asked) : allPath(asked)}
          found={found}
          foundMax={FOUND_MAX}
          query={listPath(asked).split('?')[1] ?? ''}
          until={until}
          isRest={isRest}
          otherPath={found === null ? (isFiltered ? allPath(asked) : null) : listPath(asked)}
          results={BULK_RESULTS.map((value) => ({ value, label: EVENT_LABELS[value] }))}
          tags={tags}
          candidates={candidates.map((one) => ({ value: one.id, label: shownName(one) }))}
        />
      ) : null}
      <Fold rows={view.isStart && view.workQueue ? rest.length : 0}>
        <RegistrationTable
          registrations={rest.map((item) => toCard(item, names, bookings.get(item.id)))}
          returnTo={listPath(asked)}
          caption={inboxWords.caption}
          permissions={permissionsOf(admin)}
          assignees={assignees}
          bulkForm={found === null ? bulkForm : undefined}
        />
      </Fold>
    </>
  )
}

/** The inbox: the work queue, then registrations, newest first. */
export default async function InboxPage({ searchParams }: { searchParams: SearchParams }) {
  const signedIn = await findCurrentAdmin()
  // The page after the sign-in; the reception's work is the visits.
  if (signedIn && !can(signedIn, 'registration.view') && can(signedIn, 'visit.view')) redirect(adminPaths.visits)
  const admin = await requireAdminPage('registration.view')
  const query = await searchParams
  const asked = askedFilter(query)
  const cursor = firstValue(query.cursor)
  const now = services().now()
  const until = chosenUntil(firstValue(query.rest), now)
  const today = koreanIsoDay(now)
  const isToday = isInboxStart(asked, cursor)
  const all = can(admin, 'registration.work') ? foundOf(services(), admin, asked, until) : null
  const [view, visits, closed, bulk, found] = await Promise.all([
    inboxView(services(), admin, asked, cursor),
    isToday ? visitsOfDay(services(), admin, today) : null,
    isToday ? closedDayText(services(), today) : null,
    lastBulk(firstValue(query.done), admin.id),
    firstValue(query.all) && all ? all.count() : null,
  ])
  await recordViewing(services(), await actorOf(admin), 'registration.list', view.viewed)
  const { typed, byStatus, workQueue, isStart, nextCursor } = view
  const shown: Shown = { admin, asked, view, found, isFiltered: all !== null, until, isRest: until < now }
  return (
    <>
      <PageHead title={isStart ? officeMenuWords.inbox : view.ownOnly ? inboxWords.own : officeMenuWords.customers}>
        <p>{typed ? inboxWords.foundFor(typed) : byStatus ? inboxWords.fresh(formatCount(byStatus.new)) : isStart ? inboxWords.own : null}</p>
      </PageHead>
      <DoneNotice done={query.done} messages={DONE} refused={await readRefusedForm(query)} />
      {bulk ? (
        <BulkNotice bulk={bulk} sealed={sealBulk(bulk, admin.id, services().vault)} returnTo={found === null ? listPath(asked) : allPath(asked)} />
      ) : null}
      {closed === null ? null : <p className={styles.notice}>{closed}</p>}
      <div className={`${styles.stack} ${styles.opening}`}>
        {visits ? (
          <p>
            <TextLink href={adminPaths.visits}>{words.visits(visits.cards.length)}</TextLink>
          </p>
        ) : null}
        <InboxSearch typed={typed} />
      </div>
      {workQueue ? <WorkQueue view={workQueue} waiting={can(admin, 'registration.claim')} /> : null}
      {isStart ? <h2 className={styles.list}>{workQueue ? inboxWords.rest : inboxWords.every}</h2> : null}
      <Filters {...shown} />
      <UnreadableList registrations={view.unreadable} />
      <Registrations {...shown} />
      <MoreLink href={nextCursor && queryPath(adminPaths.inbox, { ...asked, cursor: nextCursor })}>{inboxWords.earlier}</MoreLink>
    </>
  )
}
