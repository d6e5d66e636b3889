import 'server-only'
import { InvalidInputError } from '@/lib/errors'
import { isCalendarDay, koreanInstant, koreanIsoDay } from '@/lib/korean-time'
import { readableOf, type Registration, type StoredRegistration } from '@/lib/registrations/stored-registration'
import { STATUSES, type RegistrationStatus } from '@/lib/registrations/statuses'
import type { Services } from '@/lib/services'
import type { Visit } from '@/lib/visits/booking'
import { XLSX_TYPE } from '../workbook'
import { bookedVisits, type BookedVisits } from '../visits/booked-visits'
import { qrNames } from './channel-view'
import { columnsFor, VISIT_COLUMN } from './export-columns'
import { toCsv } from './export-csv'
import { toXlsx } from './export-xlsx'
import { recordExport } from './export-audit'
import { requiredReason, type Actor } from './staff-audit'
import { formatCount } from '@/lib/format-count'

/** One file holds at most this many: a sheet that a person can work with, and memory that stays flat. */
const EXPORT_MAX = 20_000
const BATCH_SIZE = 500
const NO_VISITS: BookedVisits = new Map()

const FORMATS = {
  xlsx: XLSX_TYPE,
  csv: 'text/csv; charset=utf-8',
} as const

export interface ExportRequest {
  readonly format: string
  readonly status: string
  /** Calendar days in Korea, `YYYY-MM-DD`; empty leaves the end open. Both are included. */
  readonly from: string
  readonly until: string
  readonly columns: readonly string[]
  readonly reason: string
}

export interface ExportedFile {
  readonly name: string
  readonly type: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** @returns the first instant of a Korean day, or of the day after it */
function dayStart(field: string, day: string, daysLater = 0): Date | undefined {
  if (day === '') return undefined
  if (!isCalendarDay(day)) throw new InvalidInputError({ [field]: '달력에 있는 날짜인지 확인해 주세요.' })
  return new Date(koreanInstant(day).getTime() + daysLater * 24 * 60 * 60 * 1000)
}

async function collect({ store }: Pick<Services, 'store'>, query: { status?: RegistrationStatus; from?: Date; until?: Date }): Promise<Registration[]> {
  const all: Registration[] = []
  let last: StoredRegistration | undefined
  for (;;) {
    const page = await store.registrations.list({ ...query, limit: BATCH_SIZE, ...(last ? { after: { createdAt: last.createdAt, id: last.id } } : {}) })
    // One that cannot be opened has nothing to export: the office reads of it in the alarms.
    all.push(...readableOf(page))
    last = page.at(-1)
    if (all.length > EXPORT_MAX) throw new InvalidInputError({ from: `한 번에 ${formatCount(EXPORT_MAX)}건까지 내려받을 수 있습니다. 기간을 좁혀 주세요.` })
    if (page.length < BATCH_SIZE) return all
  }
}

/** Read as the registrations are, some at a time. */
async function visitsOf(services: Pick<Services, 'store'>, registrations: readonly Registration[]): Promise<BookedVisits> {
  const visits = new Map<string, Visit>()
  for (let start = 0; start < registrations.length; start += BATCH_SIZE)
    for (const [id, visit] of await bookedVisits(services, registrations.slice(start, start + BATCH_SIZE))) visits.set(id, visit)
  return visits
}

/**
 * Makes a file of registrations, and writes down who took whose data out and why before anything leaves.
 * @throws InvalidInputError without a reason, or for a format, day or extent that cannot be; StoreUnavailableError
 */
export async function exportRegistrations(services: Pick<Services, 'store' | 'now'>, actor: Actor, request: ExportRequest): Promise<ExportedFile> {
  const reason = requiredReason(request.reason)
  if (request.format !== 'xlsx' && request.format !== 'csv') throw new InvalidInputError({ format: '파일 형식을 골라 주세요.' })
  const status = STATUSES.find((candidate) => candidate === request.status)
  const from = dayStart('from', request.from)
  const until = dayStart('until', request.until, 1)
  const columns = columnsFor(request.columns)
  const registrations = await collect(services, { ...(status ? { status } : {}), ...(from ? { from } : {}), ...(until ? { until } : {}) })
  const codes = await qrNames(services)
  const visits = columns.some(({ id }) => id === VISIT_COLUMN) ? await visitsOf(services, registrations) : NO_VISITS
  const rows = registrations.map((registration) => columns.map(({ value }) => value(registration, codes, visits.get(registration.id))))

  await recordExport(services, actor, registrations, { format: request.format, status, from: request.from, until: request.until, columns, reason })

  const bytes =
    request.format === 'xlsx' ? new Uint8Array(await toXlsx(columns, rows)) : new TextEncoder().encode(toCsv([columns.map(({ label }) => label), ...rows]))
  const day = koreanIsoDay(services.now())
  return { name: `registrations-${day}.${request.format}`, type: FORMATS[request.format], bytes }
}
