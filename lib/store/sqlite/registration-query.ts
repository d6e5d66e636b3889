import 'server-only'
import type { Hasher } from '@/lib/vault'
import { indexedTerms } from '@/lib/registrations/search-terms'
import type { RegistrationPosition, RegistrationQuery } from '@/lib/registrations/read-store'
import { termHash } from '../sealed-fields'

interface Source {
  readonly from: string
  /** Columns of the registration's time, which never changes, and id: pages are read in their order. */
  readonly time: string
  readonly id: string
}

/** The table that a page is read from, in its order: terms and tags, which are never combined, have one each. */
function sourceOf({ term, tag }: RegistrationQuery): Source {
  if (!term && !tag) return { from: 'registrations r', time: 'r.created_at', id: 'r.id' }
  const table = term ? 'registration_terms' : 'registration_tags'
  return { from: `${table} t CROSS JOIN registrations r ON r.id = t.registration_id`, time: 't.created_at', id: 't.registration_id' }
}

/** Filters with an index in the order of a page, most selective first. */
const INDEXED = ['result', 'assignee', 'wishedUnit', 'channel', 'reason', 'suspicions', 'status'] as const
const FILTERS = [...INDEXED, 'source', 'site'] as const

/**
 * The part of a query that one index serves, from its first page on; null if that is the whole. The other filters are checked row by row, possibly over
 * all rows, so it is read in steps of limited length.
 */
export function indexedPart(query: RegistrationQuery): RegistrationQuery | null {
  const filters = FILTERS.filter((name) => query[name] !== undefined)
  const indexed = INDEXED.find((name) => query[name] !== undefined)
  if (query.term || query.tag || filters.length === 0 || (filters.length === 1 && indexed)) return null
  const { quarantined, from, until, limit } = query
  return {
    limit,
    ...(indexed && { [indexed]: query[indexed] }),
    ...(quarantined !== undefined && { quarantined }),
    ...(from && { from }),
    ...(until && { until }),
  }
}

/**
 * A page of the inbox as SQL. It continues after a position, so every page costs the same.
 * @param columns of the registration, `r`
 * @param downTo the last position that may be included
 */
export function registrationQuery(
  query: RegistrationQuery,
  vault: Hasher,
  columns = 'r.*',
  downTo?: RegistrationPosition,
): { sql: string; values: (string | number)[] } {
  const { from, time, id } = sourceOf(query)
  const conditions = [query.quarantined || query.reason ? 'r.quarantine IS NOT NULL AND r.merged_into IS NULL' : 'r.quarantine IS NULL']
  const values: (string | number)[] = []
  const where = (condition: string, ...bound: (string | number)[]) => {
    conditions.push(condition)
    values.push(...bound)
  }
  if (query.reason) where('r.quarantine = ?', query.reason)
  if (query.suspicions) where('r.suspicion IS NOT NULL AND r.suspicion IN (SELECT value FROM json_each(?))', JSON.stringify(query.suspicions))
  if (query.status) where('r.status = ?', query.status)
  if (query.result) where('r.result = ?', query.result)
  if (query.assignee) where('r.assignee = ?', query.assignee)
  if (query.wishedUnit) where('r.wished_unit = ?', query.wishedUnit)
  if (query.source) where('r.source = ?', query.source)
  if (query.channel) where('r.channel = ?', query.channel)
  if (query.site) where('r.site = ?', query.site)
  if (query.from) where(`${time} >= ?`, query.from.getTime())
  if (query.until) where(`${time} < ?`, query.until.getTime())
  if (query.term) {
    const [first, ...others] = indexedTerms(query.term).map((term) => termHash(vault, term))
    where('t.term = ?', first ?? '')
    for (const other of others)
      where('EXISTS (SELECT 1 FROM registration_terms o WHERE o.term = ? AND o.created_at = t.created_at AND o.registration_id = t.registration_id)', other)
  }
  if (query.tag) where('t.tag = ?', query.tag)
  if (query.after) where(`(${time}, ${id}) < (?, ?)`, query.after.createdAt.getTime(), query.after.id)
  if (downTo) where(`(${time}, ${id}) >= (?, ?)`, downTo.createdAt.getTime(), downTo.id)
  return {
    sql: `SELECT ${columns} FROM ${from} WHERE ${conditions.join(' AND ')} ORDER BY ${time} DESC, ${id} DESC LIMIT ?`,
    values: [...values, query.limit],
  }
}
