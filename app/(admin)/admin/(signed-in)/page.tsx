import { randomUUID } from 'node:crypto'
import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import styles from '@/components/admin/admin.module.css'
import { BulkBar, BulkNotice } from '@/components/admin/bulk-bar'
import { DoneNotice } from '@/components/admin/done-notice'
import { InboxFilters } from '@/components/admin/inbox-filters'
import { PageHead } from '@/components/admin/page-head'
import { QuarantineForm } from '@/components/admin/quarantine-forms'
import { RegistrationTable } from '@/components/admin/registration-table'
import { SavedFilters } from '@/components/admin/saved-filters'
import { Today } from '@/components/admin/today'
import { VisitTable } from '@/components/admin/visit-table'
import { requireAdminPage } from '@/lib/admin/current-admin'
import { pageFormId } from '@/lib/admin/page-form-id'
import { assignableAccounts, assigneeNames } from '@/lib/admin/inbox/assignment-actions'
import { BULK_RESULTS } from '@/lib/admin/inbox/bulk-actions'
import { BULK_COOKIE, openBulk, sealBulk } from '@/lib/admin/inbox/bulk-undo'
import { actorOf } from '@/lib/admin/inbox/current-actor'
import { channelOptions, qrNames } from '@/lib/admin/inbox/channel-view'
import { listRegistrations, marksOf } from '@/lib/admin/inbox/list-registrations'
import { RESULT_NOTICES } from '@/lib/admin/inbox/result-choices'
import { filterQuery } from '@/lib/admin/inbox/saved-filters'
import { sourceOptions, statusOptions, toCard } from '@/lib/admin/inbox/registration-view'
import { wishOptions } from '@/lib/admin/inbox/wish-actions'
import { recordViewing } from '@/lib/admin/inbox/staff-audit'
import { todayView } from '@/lib/admin/today/today-view'
import { firstValue, queryPath, type SearchParams } from '@/lib/admin/search-params'
import { visitsOfDay } from '@/lib/admin/visits/visit-view'
import { shownName } from '@/lib/auth/account'
import { can, permissionsOf, seesOwnOnly } from '@/lib/auth/permissions'
import { koreanIsoDay } from '@/lib/korean-time'
import { isChannel } from '@/lib/registrations/channel'
import { EVENT_LABELS } from '@/lib/registrations/registration-event'
import { QUARANTINE_LABELS, SUSPICIONS } from '@/lib/registrations/stored-registration'
import { adminPaths } from '@/lib/routes'
import { services } from '@/lib/services'

export const metadata: Metadata = { title: '등록 고객' }

const TAGS_LISTED = 200
const DONE = {
  'filter-save': '보기를 저장했습니다.',
  'filter-remove': '저장한 보기를 지웠습니다.',
  ...RESULT_NOTICES,
  status: '상태를 저장했습니다.',
  release: '정상 등록으로 옮겼습니다.',
  delete: '등록 정보를 지웠습니다.',
  undone: '되돌렸습니다.',
  'undone-partly': '되돌렸습니다. 그 뒤에 달라진 고객은 그대로 두었습니다.',
  quarantine: '보류함으로 옮겼습니다. 상담을 시작한 등록은 그대로 두었습니다.',
}

/** The inbox: registrations, newest first. */
export default async function InboxPage({ searchParams }: { searchParams: SearchParams }) {
  const admin = await requireAdminPage('registration.view')
  const query = await searchParams
  const ownOnly = seesOwnOnly(admin)
  const filter = {
    status: firstValue(query.status),
    source: firstValue(query.source),
    channel: firstValue(query.channel),
    search: firstValue(query.search),
    mark: firstValue(query.mark),
    result: firstValue(query.result),
    tag: firstValue(query.tag),
    wish: firstValue(query.wish),
  }
  const { registrations } = services().store
  // Whoever sees own ones only learns nothing of how many others there are.
  const [{ items, nextCursor, typed }, counts, suspected] = await Promise.all([
    listRegistrations(services(), { ...filter, cursor: firstValue(query.cursor), ...(ownOnly ? { assignee: admin.id } : {}) }),
    ownOnly ? null : registrations.count(),
    ownOnly ? null : registrations.countSuspected(),
  ])
  const isStart = !Object.values(filter).some(Boolean) && query.cursor === undefined
  const names = await qrNames(services())
  const [today, visits] = await Promise.all([
    isStart && can(admin, 'registration.work') ? todayView(services(), admin, names) : null,
    isStart ? visitsOfDay(services(), admin, koreanIsoDay(services().now())) : null,
  ])
  const above = [...(today?.registrations ?? []), ...(visits?.registrations ?? [])]
  const rest = items.filter(({ id }) => !today?.registrations.some((shown) => shown.id === id))
  const marked = SUSPICIONS.filter((suspicion) => suspected && (suspected[suspicion] > 0 || suspicion === filter.mark))
  const all = { value: 'any', label: '의심 표시', count: SUSPICIONS.reduce((sum, suspicion) => sum + (suspected?.[suspicion] ?? 0), 0) }
  const asked = filter.channel && isChannel(filter.channel) ? filter.channel : undefined
  const mark = suspected ? marksOf(filter.mark) : undefined
  const [knownTags, filters] = await Promise.all([registrations.listTags(TAGS_LISTED), services().store.savedFilters.list(admin.id)])
  const bulkForm = can(admin, 'registration.work') ? 'bulk' : undefined
  const candidates = can(admin, 'registration.assign') ? await assignableAccounts(services()) : []
  const bulk = firstValue(query.done) === 'bulk' ? openBulk((await cookies()).get(BULK_COOKIE)?.value, admin.id, services().vault, services().now()) : null
  const assignees = ownOnly ? {} : await assigneeNames(services(), items)
  await recordViewing(services(), await actorOf(admin), 'registration.list', [...new Map([...rest, ...above].map((one) => [one.id, one])).values()])
  return (
    <>
      <PageHead title="등록 고객">
        <p>{typed ? `'${typed}' 검색 결과` : counts ? `신규 ${counts.byStatus.new.toLocaleString('ko-KR')}건` : '내가 맡은 고객'}</p>
      </PageHead>
      <DoneNotice done={query.done} messages={DONE} />
      {bulk ? (
        <BulkNotice
          label={bulk.label}
          done={bulk.done.length}
          skipped={bulk.skipped}
          sealed={sealBulk(bulk, admin.id, services().vault)}
          returnTo={queryPath(adminPaths.inbox, filter)}
        />
      ) : null}
      {today ? <Today view={today.view} waiting={can(admin, 'registration.claim')} /> : null}
      {visits && visits.cards.length > 0 ? <VisitTable visits={visits.cards} calls={can(admin, 'registration.call') ? pageFormId() : null} /> : null}
      {isStart ? <h2 className={styles.list}>{today ? '나머지 등록' : '모든 등록'}</h2> : null}
      <InboxFilters
        statuses={statusOptions.map((option) => (counts ? { ...option, count: counts.byStatus[option.value] } : option))}
        sources={ownOnly ? [] : sourceOptions}
        status={filter.status ?? ''}
        source={filter.source ?? ''}
        channels={ownOnly ? [] : channelOptions(names, asked)}
        channel={asked ?? ''}
        marks={marked.length > 0 ? [all, ...marked.map((value) => ({ value, label: QUARANTINE_LABELS[value], count: suspected?.[value] ?? 0 }))] : []}
        mark={mark ? (filter.mark ?? '') : ''}
        tags={knownTags}
        tag={filter.tag ?? ''}
        wishes={wishOptions().units}
        wish={filter.wish ?? ''}
        typed={typed}
      />
      <SavedFilters filters={filters} query={filterQuery(queryPath('', { ...filter, search: undefined }).slice(1))} />
      {can(admin, 'registration.delete') ? (
        <p className={styles.row}>
          <a className={styles.target} href={queryPath(adminPaths.inbox, { result: 'not-me' })}>
            본인 아님으로 표시된 등록
          </a>
        </p>
      ) : null}
      {(can(admin, 'quarantine.move') ? mark : undefined)?.map((suspicion) =>
        suspected && suspected[suspicion] > 0 ? (
          <QuarantineForm key={suspicion} suspicion={suspicion} label={QUARANTINE_LABELS[suspicion]} count={suspected[suspicion]} />
        ) : null,
      )}
      {rest.length > 0 && bulkForm ? (
        <BulkBar
          id={bulkForm}
          formId={randomUUID()}
          returnTo={queryPath(adminPaths.inbox, filter)}
          results={BULK_RESULTS.map((value) => ({ value, label: EVENT_LABELS[value] }))}
          tags={knownTags}
          candidates={candidates.map((one) => ({ value: one.id, label: shownName(one) }))}
        />
      ) : null}
      {rest.length > 0 ? (
        <RegistrationTable
          registrations={rest.map((item) => toCard(item, names))}
          statuses={statusOptions}
          returnTo={queryPath(adminPaths.inbox, filter)}
          caption="등록 고객, 최신순"
          permissions={permissionsOf(admin)}
          assignees={assignees}
          bulkForm={bulkForm}
        />
      ) : (
        <p className={styles.empty}>
          {typed
            ? '찾는 등록이 없습니다. 이름 두 글자 이상, 전화번호 전체 또는 끝 4자리로 찾아 주세요.'
            : items.length > 0
              ? '위에 모두 보입니다.'
              : ownOnly
                ? '맡은 고객이 없습니다. 배정 대기에서 맡아 주세요.'
                : '등록이 없습니다.'}
        </p>
      )}
      {nextCursor ? (
        <p className={styles.more}>
          <a className="button" href={queryPath(adminPaths.inbox, { ...filter, cursor: nextCursor })}>
            이전 등록
          </a>
        </p>
      ) : null}
    </>
  )
}
