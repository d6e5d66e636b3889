import 'server-only'
import type { Vault } from '@/lib/crypto/vault'
import type { RegistrationQuery } from '../registration-store'
import { termHash } from '../sealed-fields'

/** A page of the inbox as SQL: a page costs the same wherever it is, because it continues after a position. */
export function registrationQuery(query: RegistrationQuery, vault: Vault): { sql: string; values: (string | number)[] } {
  const conditions = [query.quarantined || query.reason ? 'r.quarantine IS NOT NULL' : 'r.quarantine IS NULL']
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
  if (query.from) where('r.created_at >= ?', query.from.getTime())
  if (query.until) where('r.created_at < ?', query.until.getTime())
  if (query.term) where('r.id IN (SELECT registration_id FROM registration_terms WHERE term = ?)', termHash(vault, query.term))
  // A page of a tag is read in the order of its own table.
  const [from, time, id] = query.tag
    ? ['registration_tags t CROSS JOIN registrations r ON r.id = t.registration_id', 't.created_at', 't.registration_id']
    : ['registrations r', 'r.created_at', 'r.id']
  if (query.tag) where('t.tag = ?', query.tag)
  if (query.after) where(`(${time}, ${id}) < (?, ?)`, query.after.createdAt.getTime(), query.after.id)
  return {
    sql: `SELECT r.* FROM ${from} WHERE ${conditions.join(' AND ')} ORDER BY ${time} DESC, ${id} DESC LIMIT ?`,
    values: [...values, query.limit],
  }
}
