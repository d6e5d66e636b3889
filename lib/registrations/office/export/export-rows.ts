import 'server-only'
import { nextTurn } from '@/lib/next-turn'
import type { Registration } from '@/lib/registrations/stored-registration'
import type { Services } from '@/lib/services'
import type { ScanQuery } from '@/lib/registrations/read-store'
import type { Visit } from '@/lib/visits/booking'
import { bookedVisits, type BookedVisits } from '@/lib/visits/booked-visits'
import { IDS_PER_ENTRY, recordExport, type ExportExtent } from './export-audit'
import type { ContractDetails } from '@/lib/registrations/registration-event'
import { VISIT_COLUMN } from './export-columns'
import { exportedContracts } from './exported-contracts'
import type { RunningExport } from './export-slot'
import type { Actor } from '@/lib/accounts/office/staff-audit'
import { officeExportWords as words } from '@/lib/messages/ko/office-export'

/** Rows written in one turn of the event loop. */
const WRITTEN_TOGETHER = 25
/** Precedes the id of a registration that could not be read. */

interface ReadRow {
  readonly registration: Registration
  readonly cells: readonly string[]
}

/**
 * The rows of a file in batches, with a turn of the event loop between them. The audit trail names the registrations of a batch
 * before it is returned. An unreadable registration stops no others: the last rows list the unreadable ones.
 * @throws StoreUnavailableError
 */
export async function* exportRows(
  services: Pick<Services, 'store' | 'now' | 'log'>,
  actor: Actor,
  query: ScanQuery,
  extent: ExportExtent,
  codes: Readonly<Record<string, string>>,
  running: RunningExport,
): AsyncGenerator<readonly (readonly string[])[]> {
  const { columns } = extent
  const withVisits = columns.some(({ id }) => id === VISIT_COLUMN)
  const contractOf = await exportedContracts(services, columns)
  const unreadable: string[] = []
  let waiting: ReadRow[] = []
  let part = 0

  async function* recorded(rows: readonly ReadRow[]): AsyncGenerator<readonly (readonly string[])[]> {
    part += 1
    await recordExport(
      services,
      actor,
      rows.map(({ registration }) => registration),
      extent,
      part,
    )
    if (rows.length === 0) yield []
    for (let start = 0; start < rows.length; start += WRITTEN_TOGETHER) {
      await nextTurn()
      yield rows.slice(start, start + WRITTEN_TOGETHER).map(({ cells }) => cells)
    }
  }
  function readRow(registration: Registration, visit: Visit | undefined, contract: ContractDetails | null): ReadRow[] {
    try {
      return [{ registration, cells: columns.map(({ value }) => value(registration, codes, visit, contract)) }]
    } catch {
      unreadable.push(registration.id)
      return []
    }
  }

  for await (const scanned of services.store.registrations.scan(query)) {
    const visits: BookedVisits = withVisits ? await bookedVisits(services, scanned.registrations) : new Map()
    unreadable.push(...scanned.unreadable)
    const contracts = new Map<string, ContractDetails | null>()
    for (const { id } of scanned.registrations) contracts.set(id, await contractOf(id))
    waiting.push(...scanned.registrations.flatMap((registration) => readRow(registration, visits.get(registration.id), contracts.get(registration.id) ?? null)))
    running.advance(scanned.registrations.length + scanned.unreadable.length)
    for (; waiting.length >= IDS_PER_ENTRY; waiting = waiting.slice(IDS_PER_ENTRY)) yield* recorded(waiting.slice(0, IDS_PER_ENTRY))
  }
  if (waiting.length > 0 || part === 0) yield* recorded(waiting)
  if (unreadable.length === 0) return
  services.log.error(
    { count: unreadable.length, ids: unreadable.slice(0, IDS_PER_ENTRY) },
    'registrations could not be read for an export; the file names them',
  )
  yield unreadable.map((id) => [words.notRead, id])
}
