import 'server-only'
import { formatCount } from '@/lib/messages/format-count'
import type { Registration } from '@/lib/registrations/stored-registration'
import { STATUS_LABELS, type RegistrationStatus } from '@/lib/registrations/statuses'
import type { Services } from '@/lib/services'
import type { ExportColumn } from './export-columns'
import { auditEntry, type Actor } from '@/lib/accounts/office/staff-audit'
import { registrationAuditWords as words } from '@/lib/messages/ko/registration-office'

/** Ids in one entry of the audit trail, whose page shows fifty entries. */
export const IDS_PER_ENTRY = 500

export interface ExportExtent {
  readonly format: string
  readonly status: RegistrationStatus | undefined
  /** Calendar days in Korea, `YYYY-MM-DD`, both included; empty: unlimited. */
  readonly from: string
  readonly until: string
  readonly columns: readonly ExportColumn[]
  readonly reason: string
  readonly total: number
}

function periodText({ from, until }: Pick<ExportExtent, 'from' | 'until'>): string {
  const ends = [...(from === '' ? [] : [words.from(from)]), ...(until === '' ? [] : [words.until(until)])]
  return ends.join(' ') || words.all
}

/**
 * Records whose data leaves in one part of a file, before the part is sent.
 * @param registrations at most {@link IDS_PER_ENTRY}
 * @param part from 1
 * @throws StoreUnavailableError
 */
export async function recordExport(
  services: Pick<Services, 'store' | 'now'>,
  actor: Actor,
  registrations: readonly Registration[],
  extent: ExportExtent,
  part: number,
): Promise<void> {
  const { format, status, columns, reason, total } = extent
  const count = words.exported(format.toUpperCase(), formatCount(total))
  const chosen = words.chosen(status ? STATUS_LABELS[status] : words.all, periodText(extent))
  const carried = words.carried(columns.map(({ label }) => label).join('·'), reason)
  const parts = Math.max(part, Math.ceil(total / IDS_PER_ENTRY))
  const ofParts = parts === 1 ? '' : ` (${part}/${parts})`
  const subject = registrations.length === 0 ? null : registrations.map(({ id }) => id).join(' ')
  await services.store.audit.record(auditEntry(services, actor, 'registration.export', subject, `${count}${ofParts}, ${chosen}, ${carried}`))
}
