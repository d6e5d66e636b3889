import type { Metadata } from 'next'
import styles from '@/components/admin/admin.module.css'
import { DoneNotice } from '@/components/admin/done-notice'
import { PageHead } from '@/components/admin/page-head'
import { RegistrationTable } from '@/components/admin/registration-table'
import { requireAdminPage } from '@/lib/admin/current-admin'
import { actorOf } from '@/lib/admin/inbox/current-actor'
import { listRegistrations } from '@/lib/admin/inbox/list-registrations'
import { statusOptions, toCard } from '@/lib/admin/inbox/registration-view'
import { recordViewing } from '@/lib/admin/inbox/staff-actions'
import { firstValue, queryPath, type SearchParams } from '@/lib/admin/search-params'
import { adminPaths } from '@/lib/routes'
import { services } from '@/lib/services'

export const metadata: Metadata = { title: '보류함' }

/** What looked like a machine's: nothing of it was thrown away. */
export default async function QuarantinePage({ searchParams }: { searchParams: SearchParams }) {
  const admin = await requireAdminPage()
  const query = await searchParams
  const { items, nextCursor } = await listRegistrations(services(), { quarantined: true, cursor: firstValue(query.cursor) })
  await recordViewing(services(), await actorOf(admin), 'registration.list', items)
  return (
    <>
      <PageHead title="보류함">
        <p>기계가 보낸 것으로 보여 따로 둔 등록입니다. 실제 고객이면 정상 등록으로 옮겨 주세요. 옮기면 안내 문자가 나갑니다.</p>
      </PageHead>
      <DoneNotice done={query.done} messages={{ release: '정상 등록으로 옮겼습니다.' }} />
      {items.length > 0 ? <RegistrationTable registrations={items.map(toCard)} statuses={statusOptions} returnTo={adminPaths.quarantine} caption="보류한 등록, 최신순" /> : <p className={styles.empty}>보류한 등록이 없습니다.</p>}
      {nextCursor ? <p className={styles.more}><a className="button" href={queryPath(adminPaths.quarantine, { cursor: nextCursor })}>이전 등록</a></p> : null}
    </>
  )
}
