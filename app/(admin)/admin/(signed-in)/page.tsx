import type { Metadata } from 'next'
import styles from '@/components/admin/admin.module.css'
import { DoneNotice } from '@/components/admin/done-notice'
import { InboxFilters } from '@/components/admin/inbox-filters'
import { PageHead } from '@/components/admin/page-head'
import { QuarantineForm } from '@/components/admin/quarantine-forms'
import { RegistrationTable } from '@/components/admin/registration-table'
import { VisitTable } from '@/components/admin/visit-table'
import { requireAdminPage } from '@/lib/admin/current-admin'
import { assigneeNames } from '@/lib/admin/inbox/assignment-actions'
import { actorOf } from '@/lib/admin/inbox/current-actor'
import { channelOptions, qrNames } from '@/lib/admin/inbox/channel-view'
import { listRegistrations, marksOf } from '@/lib/admin/inbox/list-registrations'
import { sourceOptions, statusOptions, toCard } from '@/lib/admin/inbox/registration-view'
import { recordViewing } from '@/lib/admin/inbox/staff-audit'
import { firstValue, queryPath, type SearchParams } from '@/lib/admin/search-params'
import { visitsOfDay } from '@/lib/admin/visits/visit-view'
import { can, permissionsOf, seesOwnOnly } from '@/lib/auth/permissions'
import { koreanIsoDay } from '@/lib/korean-time'
import { isChannel } from '@/lib/registrations/channel'
import { QUARANTINE_LABELS, SUSPICIONS } from '@/lib/registrations/stored-registration'
import { adminPaths } from '@/lib/routes'
import { services } from '@/lib/services'

export const metadata: Metadata = { title: '등록 고객' }

const DONE = {
  status: '상태를 저장했습니다.',
  release: '정상 등록으로 옮겼습니다.',
  delete: '등록 정보를 지웠습니다.',
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
  }
  const { registrations } = services().store
  // Whoever sees own ones only learns nothing of how many others there are.
  const [{ items, nextCursor, typed }, counts, suspected] = await Promise.all([
    listRegistrations(services(), { ...filter, cursor: firstValue(query.cursor), ...(ownOnly ? { assignee: admin.id } : {}) }),
    ownOnly ? null : registrations.count(),
    ownOnly ? null : registrations.countSuspected(),
  ])
  const today = await visitsOfDay(services(), admin, koreanIsoDay(services().now()))
  const marked = SUSPICIONS.filter((suspicion) => suspected && (suspected[suspicion] > 0 || suspicion === filter.mark))
  const all = { value: 'any', label: '의심 표시', count: SUSPICIONS.reduce((sum, suspicion) => sum + (suspected?.[suspicion] ?? 0), 0) }
  const asked = filter.channel && isChannel(filter.channel) ? filter.channel : undefined
  const mark = suspected ? marksOf(filter.mark) : undefined
  const names = await qrNames(services())
  const assignees = ownOnly ? {} : await assigneeNames(services(), items)
  await recordViewing(services(), await actorOf(admin), 'registration.list', [
    ...items,
    ...today.registrations.filter(({ id }) => !items.some((item) => item.id === id)),
  ])
  return (
    <>
      <PageHead title="등록 고객">
        <p>{typed ? `'${typed}' 검색 결과` : counts ? `신규 ${counts.byStatus.new.toLocaleString('ko-KR')}건` : '내가 맡은 고객'}</p>
      </PageHead>
      <DoneNotice done={query.done} messages={DONE} />
      {today.cards.length > 0 ? <VisitTable visits={today.cards} /> : null}
      <InboxFilters
        statuses={statusOptions.map((option) => (counts ? { ...option, count: counts.byStatus[option.value] } : option))}
        sources={ownOnly ? [] : sourceOptions}
        status={filter.status ?? ''}
        source={filter.source ?? ''}
        channels={ownOnly ? [] : channelOptions(names, asked)}
        channel={asked ?? ''}
        marks={marked.length > 0 ? [all, ...marked.map((value) => ({ value, label: QUARANTINE_LABELS[value], count: suspected?.[value] ?? 0 }))] : []}
        mark={mark ? (filter.mark ?? '') : ''}
        typed={typed}
      />
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
      {items.length > 0 ? (
        <RegistrationTable
          registrations={items.map((item) => toCard(item, names))}
          statuses={statusOptions}
          returnTo={queryPath(adminPaths.inbox, filter)}
          caption="등록 고객, 최신순"
          permissions={permissionsOf(admin)}
          assignees={assignees}
        />
      ) : (
        <p className={styles.empty}>
          {typed
            ? '찾는 등록이 없습니다. 이름 전체, 전화번호 전체 또는 끝 4자리로 찾아 주세요.'
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
