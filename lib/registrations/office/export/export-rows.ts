import 'server-only'
import { nextTurn } from '@/lib/next-turn'
import type { Registration } from '@/lib/registrations/stored-registration'
import type { Services } from '@/lib/services'
import type { ScanQuery } from '@/lib/registrations/read-store'
import type { Visit } from '@/lib/visits/booking'
import { bookedVisits, type BookedVisits } from '@/lib/visits/booked-visits'
import { IDS_PER_ENTRY, recordExport, type ExportExtent } from './export-audit'
import type { RegistrationEvent } from '@/lib/registrations/registration-event'
import { VISIT_COLUMN } from './export-columns'
import { exportedContracts } from './exported-contracts'
import type { RunningExport } from './export-slot'
import type { Actor } from '@/lib/accounts/office/staff-audit'
import { officeExportWords as words } from '@/lib/messages/ko/office-export'

/** Rows written in one turn of the event loop. */
const WRITTEN_TOGETHER = 25

interface ReadRow {
  readonly registration: Registration
  readonly cells: readonly string[]
}

/**
 * The rows of a file in batches, with a turn of the event loop between them. The audit trail names the registrations of a batch
 * before it is returned. An unreadable registration or contract stops no others: the last rows list the unreadable ones.
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
  const contractsOf = await exportedContracts(services, columns)
  const unreadable: string[] = []
  const unreadableContracts: string[] = []
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
  function readRow(registration: Registration, visit: Visit | undefined, contract: RegistrationEvent | undefined): ReadRow[] {
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
    const contracts = await contractsOf(scanned.registrations.map(({ id }) => id))
    unreadableContracts.push(...[...contracts].flatMap(([id, { isTextUnreadable }]) => (isTextUnreadable ? [id] : [])))
    waiting.push(...scanned.registrations.flatMap((registration) => readRow(registration, visits.get(registration.id), contracts.get(registration.id))))
    running.advance(scanned.registrations.length + scanned.unreadable.length)
    for (; waiting.length >= IDS_PER_ENTRY; waiting = waiting.slice(IDS_PER_ENTRY)) yield* recorded(waiting.slice(0, IDS_PER_ENTRY))
  }
  if (waiting.length > 0 || part === 0) yield* recorded(waiting)
  const notRead = [...unreadable, ...unreadableContracts]
  if (notRead.length === 0) return
  services.log.error(
    { count: notRead.length, ids: notRead.slice(0, IDS_PER_ENTRY) },
    'registrations, or their contracts, could not be read for an export; the file names them',
  )
  yield [...unreadable.map((id) => [words.notRead, id]), ...unreadableContracts.map((id) => [words.contractNotRead, id])]
}
