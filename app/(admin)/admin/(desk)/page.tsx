import type { Metadata } from 'next'
import styles from '@/components/admin/admin.module.css'
import { DoneNotice } from '@/components/admin/done-notice'
import { InboxFilters } from '@/components/admin/inbox-filters'
import { PageHead } from '@/components/admin/page-head'
import { RegistrationTable } from '@/components/admin/registration-table'
import { requireAdminPage } from '@/lib/admin/current-admin'
import { actorOf } from '@/lib/admin/inbox/current-actor'
import { listRegistrations } from '@/lib/admin/inbox/list-registrations'
import { sourceOptions, statusOptions, toCard } from '@/lib/admin/inbox/registration-view'
import { recordViewing } from '@/lib/admin/inbox/staff-actions'
import { firstValue, queryPath, type SearchParams } from '@/lib/admin/search-params'
import { adminPaths } from '@/lib/routes'
import { services } from '@/lib/services'

export const metadata: Metadata = { title: '등록 고객' }

const DONE = { status: '상태를 저장했습니다.', release: '정상 등록으로 옮겼습니다.', delete: '등록 정보를 지웠습니다.' }

/** The inbox: registrations, newest first. */
export default async function InboxPage({ searchParams }: { searchParams: SearchParams }) {
  const admin = await requireAdminPage()
  const query = await searchParams
  const filter = { status: firstValue(query.status), source: firstValue(query.source), search: firstValue(query.search) }
  const [{ items, nextCursor, typed }, counts] = await Promise.all([
    listRegistrations(services(), { ...filter, cursor: firstValue(query.cursor) }),
    services().store.registrations.count(),
  ])
  await recordViewing(services(), await actorOf(admin), 'registration.list', items)
  return (
    <>
      <PageHead title="등록 고객">
        <p>{typed ? `'${typed}' 검색 결과` : `신규 ${counts.byStatus.new.toLocaleString('ko-KR')}건`}</p>
      </PageHead>
      <DoneNotice done={query.done} messages={DONE} />
      <InboxFilters statuses={statusOptions.map((option) => ({ ...option, count: counts.byStatus[option.value] }))} sources={sourceOptions} status={filter.status ?? ''} source={filter.source ?? ''} typed={typed} />
      {items.length > 0 ? (
        <RegistrationTable registrations={items.map(toCard)} statuses={statusOptions} returnTo={queryPath(adminPaths.inbox, filter)} caption="등록 고객, 최신순" />
      ) : (
        <p className={styles.empty}>{typed ? '찾는 등록이 없습니다. 이름 전체, 전화번호 전체 또는 끝 4자리로 찾아 주세요.' : '등록이 없습니다.'}</p>
      )}
      {nextCursor ? <p className={styles.more}><a className="button" href={queryPath(adminPaths.inbox, { ...filter, cursor: nextCursor })}>이전 등록</a></p> : null}
    </>
  )
}
