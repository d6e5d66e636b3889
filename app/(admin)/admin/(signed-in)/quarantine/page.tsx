import type { Metadata } from 'next'
import styles from '@/components/admin/admin.module.css'
import tabs from '@/components/admin/filter-tabs.module.css'
import { DoneNotice } from '@/components/admin/done-notice'
import { PageHead } from '@/components/admin/page-head'
import { QuarantineReviewForms } from '@/components/admin/inbox/quarantine-forms'
import { UnreadableList } from '@/components/admin/inbox/unreadable-list'
import { RegistrationTable } from '@/components/admin/inbox/registration-table'
import { readRefusedForm } from '@/lib/requests/refused-form'
import { requireAdminPage } from '@/lib/requests/current-admin'
import { actorOf } from '@/lib/requests/current-actor'
import { listRegistrations } from '@/lib/registrations/office/list-registrations'
import { toCard } from '@/lib/registrations/office/registration-view'
import { unreadableCards } from '@/lib/registrations/office/unreadable-view'
import { recordViewing } from '@/lib/accounts/office/staff-audit'
import { firstValue, queryPath, type SearchParams } from '@/lib/search-params'
import { permissionsOf } from '@/lib/accounts/permissions'
import { QUARANTINE_LABELS, QUARANTINE_REASONS } from '@/lib/registrations/stored-registration'
import { adminPaths } from '@/lib/admin-routes'
import { services } from '@/lib/services'
import { formatCount } from '@/lib/messages/format-count'

export const metadata: Metadata = { title: '보류함' }

const DONE = {
  release: '정상 등록으로 옮겼습니다.',
  'release-all': '모두 정상 등록으로 옮겼습니다. 안내 문자도 차례로 나갑니다.',
  'delete-all': '모두 지웠습니다.',
}

/** Registrations that looked automated. None is deleted without a member of staff. */
export default async function QuarantinePage({ searchParams }: { searchParams: SearchParams }) {
  const admin = await requireAdminPage('quarantine.view')
  const query = await searchParams
  const reason = QUARANTINE_REASONS.find((candidate) => candidate === firstValue(query.reason))
  const [{ items, unreadable, nextCursor }, { byReason, quarantined }] = await Promise.all([
    listRegistrations(services(), { quarantined: true, reason, cursor: firstValue(query.cursor) }),
    services().store.registrations.count(),
  ])
  await recordViewing(services(), await actorOf(admin), 'registration.list', items)
  const here = queryPath(adminPaths.quarantine, { reason })
  return (
    <>
      <PageHead title="보류함" lead="기계가 보낸 것으로 보여 따로 둔 등록입니다. 실제 고객이면 정상 등록으로 옮겨 주세요. 옮기면 안내 문자가 나갑니다." />
      <DoneNotice done={query.done} messages={DONE} refused={await readRefusedForm(query)} />
      {quarantined > 0 ? (
        <ul className={tabs.tabs}>
          <li>
            <a href={adminPaths.quarantine} aria-current={reason ? undefined : 'page'}>
              전체 {formatCount(quarantined)}
            </a>
          </li>
          {QUARANTINE_REASONS.filter((candidate) => byReason[candidate] > 0 || candidate === reason).map((candidate) => (
            <li key={candidate}>
              <a href={queryPath(adminPaths.quarantine, { reason: candidate })} aria-current={candidate === reason ? 'page' : undefined}>
                {QUARANTINE_LABELS[candidate]} {formatCount(byReason[candidate])}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      {reason && byReason[reason] > 0 ? (
        <QuarantineReviewForms reason={reason} label={QUARANTINE_LABELS[reason]} count={byReason[reason]} permissions={permissionsOf(admin)} />
      ) : null}
      <UnreadableList registrations={unreadableCards(unreadable)} />
      {items.length > 0 ? (
        <RegistrationTable registrations={items.map((item) => toCard(item))} returnTo={here} caption="보류한 등록, 최신순" permissions={permissionsOf(admin)} />
      ) : (
        <p className={styles.empty}>보류한 등록이 없습니다.</p>
      )}
      {nextCursor ? (
        <p className={styles.more}>
          <a className="button" href={queryPath(adminPaths.quarantine, { reason, cursor: nextCursor })}>
            이전 등록
          </a>
        </p>
      ) : null}
    </>
  )
}
