import 'server-only'
import { InvalidInputError } from '@/lib/errors'
import { koreanInstant, koreanIsoDay } from '@/lib/korean-time'
import type { Registration } from '@/lib/registrations/stored-registration'
import { STATUSES, type RegistrationStatus } from '@/lib/registrations/statuses'
import type { Services } from '@/lib/services'
import { XLSX_TYPE } from '../workbook'
import { qrNames } from './channel-view'
import { columnsFor } from './export-columns'
import { toCsv } from './export-csv'
import { toXlsx } from './export-xlsx'
import { auditEntry, requiredReason, type Actor } from './staff-audit'
import { formatCount } from '@/lib/format-count'

/** One file holds at most this many: a sheet that a person can work with, and memory that stays flat. */
const EXPORT_MAX = 20_000
const BATCH_SIZE = 500

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
  const start = /^\d{4}-\d{2}-\d{2}$/.test(day) ? koreanInstant(day) : null
  if (!start || Number.isNaN(start.getTime())) throw new InvalidInputError({ [field]: '날짜를 확인해 주세요.' })
  return new Date(start.getTime() + daysLater * 24 * 60 * 60 * 1000)
}

async function collect({ store }: Pick<Services, 'store'>, query: { status?: RegistrationStatus; from?: Date; until?: Date }): Promise<Registration[]> {
  const all: Registration[] = []
  for (;;) {
    const last = all.at(-1)
    const page = await store.registrations.list({ ...query, limit: BATCH_SIZE, ...(last ? { after: { createdAt: last.createdAt, id: last.id } } : {}) })
    all.push(...page)
    if (all.length > EXPORT_MAX) throw new InvalidInputError({ from: `한 번에 ${formatCount(EXPORT_MAX)}건까지 내려받을 수 있습니다. 기간을 좁혀 주세요.` })
    if (page.length < BATCH_SIZE) return all
  }
}

/**
 * Makes a file of registrations, and writes down who took what out and why before anything leaves.
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
  const rows = registrations.map((registration) => columns.map(({ value }) => value(registration, codes)))

  const extent = `${request.format.toUpperCase()} ${registrations.length}건, 항목: ${columns.map(({ label }) => label).join('·')}, 사유: ${reason}`
  await services.store.audit.record(auditEntry(services, actor, 'registration.export', null, extent))

  const bytes =
    request.format === 'xlsx' ? new Uint8Array(await toXlsx(columns, rows)) : new TextEncoder().encode(toCsv([columns.map(({ label }) => label), ...rows]))
  const day = koreanIsoDay(services.now())
  return { name: `registrations-${day}.${request.format}`, type: FORMATS[request.format], bytes }
}
