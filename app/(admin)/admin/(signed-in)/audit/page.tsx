import type { Metadata } from 'next'
import styles from '@/components/admin/admin.module.css'
import { AuditTable } from '@/components/admin/accounts/audit-table'
import { PageHead } from '@/components/admin/page-head'
import { MoreLink } from '@/components/admin/text-link'
import { auditActionLabel } from '@/lib/accounts/office/audit-labels'
import { requireAdminPage } from '@/lib/requests/current-admin'
import { firstValue, queryPath, type SearchParams } from '@/lib/search-params'
import { adminPaths } from '@/lib/admin-routes'
import { services } from '@/lib/services'
import { officeMenuWords as words } from '@/lib/messages/ko/office-menu'
import { officeAccountWords } from '@/lib/messages/ko/office-accounts'

export const metadata: Metadata = { title: words.audit }

const PAGE_SIZE = 50

/** The audit trail: who saw, exported, changed or deleted what, from which address. */
export default async function AuditPage({ searchParams }: { searchParams: SearchParams }) {
  await requireAdminPage('audit.view')
  const before = Number(firstValue((await searchParams).before))
  const entries = await services().store.audit.list({ limit: PAGE_SIZE, ...(Number.isSafeInteger(before) && before > 0 ? { before } : {}) })
  const last = entries.length === PAGE_SIZE ? entries.at(-1) : undefined
  return (
    <>
      <PageHead title={words.audit} />
      {entries.length > 0 ? <AuditTable entries={entries} labelOf={auditActionLabel} /> : <p className={styles.empty}>{officeAccountWords.noAudit}</p>}
      <MoreLink href={last ? queryPath(adminPaths.audit, { before: String(last.id) }) : null}>{officeAccountWords.earlierAudit}</MoreLink>
    </>
  )
}
