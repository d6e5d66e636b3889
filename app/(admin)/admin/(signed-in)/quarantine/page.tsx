import type { Metadata } from 'next'
import styles from '@/components/admin/admin.module.css'
import { FilterTabs } from '@/components/admin/filter-tabs'
import { DoneNotice } from '@/components/admin/done-notice'
import { PageHead } from '@/components/admin/page-head'
import { MoreLink } from '@/components/admin/text-link'
import { QuarantineReviewForms } from '@/components/admin/inbox/quarantine-forms'
import { UnreadableList } from '@/components/admin/inbox/unreadable-list'
import { RegistrationTable } from '@/components/admin/inbox/registration-table'
import { readRefusedForm } from '@/lib/requests/refused-form'
import { requireAdminPage } from '@/lib/requests/current-admin'
import { actorOf } from '@/lib/requests/current-actor'
import { listRegistrations } from '@/lib/registrations/office/list-registrations'
import { toCard } from '@/lib/registrations/office/registration-view'
import { recordViewing } from '@/lib/accounts/office/staff-audit'
import { firstValue, queryPath, type SearchParams } from '@/lib/search-params'
import { permissionsOf } from '@/lib/accounts/permissions'
import { QUARANTINE_LABELS, QUARANTINE_REASONS } from '@/lib/registrations/stored-registration'
import { adminPaths } from '@/lib/admin-routes'
import { services } from '@/lib/services'
import { formatCount } from '@/lib/messages/format-count'
import { officeQuarantineWords as words } from '@/lib/messages/ko/office-quarantine'
import { officeMenuWords } from '@/lib/messages/ko/office-menu'
import { inboxWords } from '@/lib/messages/ko/office-inbox'

export const metadata: Metadata = { title: officeMenuWords.quarantine }

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
      <PageHead title={officeMenuWords.quarantine} lead={words.lead} />
      <DoneNotice done={query.done} messages={words.done} refused={await readRefusedForm(query)} />
      {quarantined > 0 ? (
        <FilterTabs
          tabs={[
            { href: adminPaths.quarantine, label: words.all(formatCount(quarantined)), isShown: !reason },
            ...QUARANTINE_REASONS.filter((one) => byReason[one] > 0 || one === reason).map((one) => ({
              href: queryPath(adminPaths.quarantine, { reason: one }),
              label: `${QUARANTINE_LABELS[one]} ${formatCount(byReason[one])}`,
              isShown: one === reason,
            })),
          ]}
        />
      ) : null}
      {reason && byReason[reason] > 0 ? (
        <QuarantineReviewForms reason={reason} label={QUARANTINE_LABELS[reason]} count={byReason[reason]} permissions={permissionsOf(admin)} />
      ) : null}
      <UnreadableList registrations={unreadable} />
      {items.length > 0 ? (
        <RegistrationTable registrations={items.map((item) => toCard(item))} returnTo={here} caption={words.caption} permissions={permissionsOf(admin)} />
      ) : (
        <p className={styles.empty}>{words.none}</p>
      )}
      <MoreLink href={nextCursor && queryPath(adminPaths.quarantine, { reason, cursor: nextCursor })}>{inboxWords.earlier}</MoreLink>
    </>
  )
}
