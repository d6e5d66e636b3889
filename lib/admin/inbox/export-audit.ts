import 'server-only'
import { formatCount } from '@/lib/format-count'
import type { Registration } from '@/lib/registrations/stored-registration'
import { STATUS_LABELS, type RegistrationStatus } from '@/lib/registrations/statuses'
import type { Services } from '@/lib/services'
import type { ExportColumn } from './export-columns'
import { auditEntry, type Actor } from './staff-audit'

/** Ids that one entry of the audit trail names: its page shows fifty entries. */
const IDS_PER_ENTRY = 500

/** What a file was narrowed to, and why somebody takes it. */
export interface ExportExtent {
  readonly format: string
  readonly status: RegistrationStatus | undefined
  /** Calendar days in Korea, `YYYY-MM-DD`; empty leaves the end open. */
  readonly from: string
  readonly until: string
  readonly columns: readonly ExportColumn[]
  readonly reason: string
}

function periodText({ from, until }: Pick<ExportExtent, 'from' | 'until'>): string {
  const ends = [...(from === '' ? [] : [`${from}부터`]), ...(until === '' ? [] : [`${until}까지`])]
  return ends.join(' ') || '전체'
}

/**
 * Writes down whose data leaves: all of it is in the trail before there is a file.
 * @throws StoreUnavailableError
 */
export async function recordExport(
  services: Pick<Services, 'store' | 'now'>,
  actor: Actor,
  registrations: readonly Registration[],
  extent: ExportExtent,
): Promise<void> {
  const { format, status, columns, reason } = extent
  const count = `${format.toUpperCase()} ${formatCount(registrations.length)}건`
  const chosen = `상태: ${status ? STATUS_LABELS[status] : '전체'}, 등록일: ${periodText(extent)}`
  const carried = `항목: ${columns.map(({ label }) => label).join('·')}, 사유: ${reason}`
  const entries = Math.max(1, Math.ceil(registrations.length / IDS_PER_ENTRY))
  for (let entry = 0; entry < entries; entry += 1) {
    const named = registrations.slice(entry * IDS_PER_ENTRY, (entry + 1) * IDS_PER_ENTRY)
    const subject = named.length === 0 ? null : named.map(({ id }) => id).join(' ')
    const part = entries === 1 ? '' : ` (${entry + 1}/${entries})`
    await services.store.audit.record(auditEntry(services, actor, 'registration.export', subject, `${count}${part}, ${chosen}, ${carried}`))
  }
}
