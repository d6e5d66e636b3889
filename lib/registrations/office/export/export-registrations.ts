import 'server-only'
import { InvalidInputError } from '@/lib/errors'
import { isCalendarDay, koreanInstant, koreanIsoDay } from '@/lib/korean-time'
import { STATUSES } from '@/lib/registrations/statuses'
import type { Services } from '@/lib/services'
import { XLSX_TYPE } from './workbook'
import { qrNames } from '@/lib/attribution/office/channel-view'
import { columnsFor, type ExportColumn } from './export-columns'
import { csvBytes } from './export-csv'
import { exportRows } from './export-rows'
import { exportSlot, type RunningExport } from './export-slot'
import { xlsxBytes } from './export-xlsx'
import { requiredReason, type Actor } from '@/lib/accounts/office/staff-audit'
import { registrationRefusalWords as words } from '@/lib/messages/ko/registration-refusals'

type Rows = AsyncGenerator<readonly (readonly string[])[]>

interface Format {
  readonly type: string
  readonly bytes: (columns: readonly ExportColumn[], rows: Rows) => AsyncGenerator<Uint8Array>
}

const FORMATS: Readonly<Record<string, Format>> = {
  xlsx: { type: XLSX_TYPE, bytes: xlsxBytes },
  csv: {
    type: 'text/csv; charset=utf-8',
    bytes: (columns, rows) =>
      csvBytes(
        columns.map(({ label }) => label),
        rows,
      ),
  },
}

export interface ExportRequest {
  readonly format: string
  readonly status: string
  /** Calendar days in Korea, `YYYY-MM-DD`; empty leaves the end open. Both are included. */
  readonly from: string
  readonly until: string
  readonly columns: readonly string[]
  readonly reason: string
}

export type ExportOutcome =
  | {
      readonly kind: 'file'
      readonly name: string
      readonly type: string
      /** Generated while it is read. Reading to its end, or closing it, frees the slot. */
      readonly bytes: AsyncIterableIterator<Uint8Array, undefined>
    }
  /** Another export runs in this process; nothing was read. */
  | { readonly kind: 'busy' }

/** @returns the first instant of a Korean day, or of a day some days later */
function dayStart(field: string, day: string, daysLater = 0): Date | undefined {
  if (day === '') return undefined
  if (!isCalendarDay(day)) throw new InvalidInputError({ [field]: words.day })
  return new Date(koreanInstant(day).getTime() + daysLater * 24 * 60 * 60 * 1000)
}

/** Puts back the first batch, which is read ahead so that a complete failure becomes an error response instead of a truncated file. */
async function* withFirst(first: IteratorResult<readonly (readonly string[])[]>, rows: Rows): Rows {
  if (!first.done) yield first.value
  yield* rows
}

/**
 * Stops reading and frees the slot however the file ends: read whole, failed or closed, even before the first read. A generator's
 * `finally` would not run before its first read.
 */
function ending(bytes: AsyncGenerator<Uint8Array>, rows: Rows, running: RunningExport): AsyncIterableIterator<Uint8Array, undefined> {
  async function end(whole: boolean): Promise<IteratorReturnResult<undefined>> {
    try {
      await bytes.return(undefined)
      await rows.return(undefined)
    } finally {
      running.end(whole)
    }
    return { done: true, value: undefined }
  }
  return {
    async next() {
      try {
        const step = await bytes.next()
        return step.done ? await end(true) : step
      } catch (error) {
        await end(false)
        throw error
      }
    },
    return: () => end(false),
    [Symbol.asyncIterator]() {
      return this
    },
  }
}

/**
 * Exports registrations as a file of any length, read and written in batches. Records who takes whose data, and why, before any
 * of it is sent.
 * @throws InvalidInputError without a reason, or for an invalid format or day; StoreUnavailableError
 */
export async function exportRegistrations(
  services: Pick<Services, 'store' | 'now' | 'log'>,
  actor: Actor,
  request: ExportRequest,
  slot = exportSlot(),
): Promise<ExportOutcome> {
  const reason = requiredReason(request.reason)
  const format = Object.hasOwn(FORMATS, request.format) ? FORMATS[request.format] : undefined
  if (!format) throw new InvalidInputError({ format: words.format })
  const status = STATUSES.find((candidate) => candidate === request.status)
  const from = dayStart('from', request.from)
  const until = dayStart('until', request.until, 1)
  const columns = columnsFor(request.columns)

  const running = slot.begin()
  if (!running) return { kind: 'busy' }
  try {
    const query = { ...(status ? { status } : {}), ...(from ? { from } : {}), ...(until ? { until } : {}) }
    const total = await services.store.registrations.countMatching(query)
    running.found(total)
    const extent = { format: request.format, status, from: request.from, until: request.until, columns, reason, total }
    const rows = exportRows(services, actor, query, extent, await qrNames(services), running)
    const bytes = ending(format.bytes(columns, withFirst(await rows.next(), rows)), rows, running)
    return { kind: 'file', name: `registrations-${koreanIsoDay(services.now())}.${request.format}`, type: format.type, bytes }
  } catch (error) {
    running.end(false)
    throw error
  }
}
