import { randomUUID } from 'node:crypto'
import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import styles from '@/components/admin/admin.module.css'
import { BulkBar, BulkNotice } from '@/components/admin/inbox/bulk-bar'
import { Fold } from '@/components/admin/fold'
import { DoneNotice } from '@/components/admin/done-notice'
import { InboxFilters, InboxSearch } from '@/components/admin/inbox/inbox-filters'
import { PageHead } from '@/components/admin/page-head'
import { QuarantineForm } from '@/components/admin/inbox/quarantine-forms'
import { RegistrationTable } from '@/components/admin/inbox/registration-table'
import { ReadyFilters } from '@/components/admin/inbox/ready-filters'
import { SavedFilters } from '@/components/admin/inbox/saved-filters'
import { WorkQueue } from '@/components/admin/work-queue/work-queue'
import { UnreadableList } from '@/components/admin/inbox/unreadable-list'
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

export const metadata: Metadata = { title: '등록 고객' }

const DONE = {
  'filter-save': '보기를 저장했습니다.',
  'filter-remove': '저장한 보기를 지웠습니다.',
  ...RESULT_NOTICES,
  release: '정상 등록으로 옮겼습니다.',
  delete: '등록 정보를 지웠습니다.',
  undone: '되돌렸습니다.',
  'undone-partly': '되돌렸습니다. 그 뒤에 달라진 고객은 그대로 두었습니다.',
  quarantine: '보류함으로 옮겼습니다. 상담을 시작한 등록은 그대로 두었습니다.',
}

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

function Filters({ admin, asked, view: { byStatus, ownOnly, names, channel, suspicions, tags, savedFilters, typed, candidates } }: Shown) {
  const all = { value: 'any', label: '의심 표시', count: suspicions.counts.reduce((sum, { count }) => sum + count, 0) }
  const fault = periodFault(asked)
  const each = suspicions.counts.map(({ suspicion, count }) => ({ value: suspicion, label: QUARANTINE_LABELS[suspicion], count }))
  return (
    <>
      <InboxFilters
        statuses={statusOptions.map((option) => (byStatus ? { ...option, count: byStatus[option.value] } : option))}
        sources={ownOnly ? [] : sourceOptions}
        status={asked.status ?? ''}
        source={asked.source ?? ''}
        channels={ownOnly ? [] : channelOptions(names, channel)}
        channel={channel ?? ''}
        suspicions={each.length > 0 ? [all, ...each] : []}
        suspicion={suspicions.asked ? (asked.mark ?? '') : ''}
        tags={tags}
        tag={asked.tag ?? ''}
        preferences={preferenceOptions().units}
        preference={asked.wish ?? ''}
        assignees={ownOnly ? [] : candidates.map((one) => ({ value: one.id, label: shownName(one) }))}
        assignee={ownOnly ? '' : (asked.assignee ?? '')}
        results={ownOnly ? [] : RESULTS.map((value) => ({ value, label: EVENT_LABELS[value] }))}
        result={ownOnly ? '' : (asked.result ?? '')}
        period={{ from: asked.from ?? '', to: asked.to ?? '' }}
        periodError={fault === null ? undefined : inboxWords.periodFaults[fault]}
        searched={typed !== null}
        search={typed === null ? '' : (asked.search ?? '')}
      />
      {can(admin, 'registration.work') ? <ReadyFilters account={admin.id} ownOnly={ownOnly} /> : null}
      <SavedFilters filters={savedFilters} query={filterQuery(queryPath('', { ...asked, search: undefined }).slice(1))} />
      {can(admin, 'registration.delete') ? (
        <p className={`${styles.row} ${styles.below}`}>
          <a className={styles.target} href={queryPath(adminPaths.inbox, { result: 'not-me' })}>
            본인 아님으로 표시된 등록
          </a>
        </p>
      ) : null}
      {(can(admin, 'quarantine.move') ? suspicions.counts : []).map(({ suspicion, count }) =>
        count > 0 && suspicions.asked?.includes(suspicion) ? (
          <QuarantineForm key={suspicion} suspicion={suspicion} label={QUARANTINE_LABELS[suspicion]} count={count} />
        ) : null,
      )}
    </>
  )
}

function emptyText({ typed, isEmpty, ownOnly, isStart }: InboxView): string {
  if (typed) return '찾는 등록이 없습니다. 이름 두 글자 이상, 전화번호 전체 또는 끝 4자리로 찾아 주세요.'
  if (!isEmpty) return '위에 모두 보입니다.'
  if (!isStart) return '고른 조건에 맞는 등록이 없습니다. 위에서 전체를 눌러 주세요.'
  return ownOnly ? '맡은 고객이 없습니다. 배정 대기에서 맡거나 근무를 시작해 주세요.' : '아직 등록이 없습니다. 사이트에서 등록이 들어오면 여기에 보입니다.'
}

function Registrations({ admin, asked, view, found, isFiltered, until, isRest }: Shown) {
  const { rest, names, bookings, assignees, tags, candidates } = view
  if (rest.length === 0) return <p className={styles.empty}>{emptyText(view)}</p>
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
          caption="등록 고객, 최신순"
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
      <PageHead title="등록 고객">
        <p>{typed ? `'${typed}' 검색 결과` : byStatus ? `신규 ${formatCount(byStatus.new)}건` : '내가 맡은 고객'}</p>
      </PageHead>
      <DoneNotice done={query.done} messages={DONE} refused={await readRefusedForm(query)} />
      {bulk ? (
        <BulkNotice
          label={bulk.label}
          done={bulk.done.length}
          skipped={bulk.skipped}
          more={bulk.more === true}
          sealed={sealBulk(bulk, admin.id, services().vault)}
          returnTo={found === null ? listPath(asked) : allPath(asked)}
        />
      ) : null}
      {closed === null ? null : <p className={styles.notice}>{closed}</p>}
      <div className={styles.stack}>
        {visits ? (
          <p>
            <a className={styles.target} href={adminPaths.visits}>
              {words.visits(visits.cards.length)}
            </a>
          </p>
        ) : null}
        <InboxSearch typed={typed} />
      </div>
      {workQueue ? <WorkQueue view={workQueue} waiting={can(admin, 'registration.claim')} /> : null}
      {isStart ? <h2 className={styles.list}>{workQueue ? '나머지 등록' : '모든 등록'}</h2> : null}
      <Filters {...shown} />
      <UnreadableList registrations={view.unreadable} />
      <Registrations {...shown} />
      {nextCursor ? (
        <p className={styles.more}>
          <a className="button" href={queryPath(adminPaths.inbox, { ...asked, cursor: nextCursor })}>
            이전 등록
          </a>
        </p>
      ) : null}
    </>
  )
}
