import 'server-only'
import type { FactStore } from '@/lib/facts/fact-store'
import { EMPTY_CHAIN, heldVersions, nextVersion, nextVersions, type ChainEnd, type FactDraft, type FactVersion } from '@/lib/fact-version'
import { auditWriter } from './audit'
import type { SqliteDatabase } from './driver'
import { read, transact } from './transaction'

interface VersionRow {
  number: number
  path: string
  json: string | null
  published_at: number
  effective_at: number
  actor: string
  reason: string
  source: string
  previous_hash: string
  hash: string
  author: string | null
}

const toVersion = ({ published_at, effective_at, previous_hash, ...row }: VersionRow): FactVersion => ({
  ...row,
  publishedAt: new Date(published_at),
  effectiveAt: new Date(effective_at),
  previousHash: previous_hash,
})

interface DraftRow {
  path: string
  actor: string
  json: string | null
  based_on: number
  saved_at: number
  reason: string
  source: string
  requested_at: number | null
  requested_for: number | null
  returned_by: string | null
  returned_reason: string | null
}

const dateOrNull = (time: number | null) => (time === null ? null : new Date(time))

const toDraft = ({ based_on, saved_at, requested_at, requested_for, returned_by, returned_reason, ...row }: DraftRow): FactDraft => ({
  ...row,
  basedOn: based_on,
  savedAt: new Date(saved_at),
  requestedAt: dateOrNull(requested_at),
  requestedFor: dateOrNull(requested_for),
  returned: returned_by === null ? null : { actor: returned_by, reason: returned_reason ?? '' },
})

/**
 * What may hold at an instant or later: of each fact what takes effect after it, and the last one until then. Numbers come from the
 * index alone, so that a long history costs no reading of its values.
 */
const HELD = `
  SELECT * FROM fact_versions WHERE number IN (
    SELECT number FROM fact_versions WHERE effective_at > ?
    UNION ALL
    SELECT (SELECT number FROM fact_versions WHERE path = facts.path AND effective_at <= ? ORDER BY effective_at DESC, number DESC LIMIT 1)
    FROM (SELECT DISTINCT path FROM fact_versions) AS facts
  )`
const OF_FACT = `
  SELECT * FROM fact_versions WHERE number IN (
    SELECT number FROM fact_versions WHERE path = ? AND number < ? ORDER BY number DESC LIMIT ?
  ) ORDER BY number DESC`

/** Facts that the office published, and its drafts. */
export function sqliteFactStore(database: SqliteDatabase): FactStore {
  const writeAudit = auditWriter(database)
  const chainEnd = (): ChainEnd =>
    (database.prepare('SELECT number, hash FROM fact_versions ORDER BY number DESC LIMIT 1').all() as ChainEnd[])[0] ?? EMPTY_CHAIN
  const newestOf = (path: string) =>
    (database.prepare('SELECT MAX(number) AS number FROM fact_versions WHERE path = ?').all(path) as { number: number | null }[])[0]?.number ?? 0
  const add = ({ number, path, json, publishedAt, effectiveAt, actor, author, reason, source, previousHash, hash }: FactVersion) =>
    database
      .prepare('INSERT INTO fact_versions VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)')
      .run(number, path, json, publishedAt.getTime(), effectiveAt.getTime(), actor, reason, source, previousHash, hash, author)
  const isStillRequested = ({ path, actor, json, savedAt }: FactDraft) =>
    database
      .prepare('SELECT 1 FROM fact_drafts WHERE path = ? AND actor = ? AND json IS ? AND saved_at = ? AND requested_at IS NOT NULL')
      .all(path, actor, json, savedAt.getTime()).length > 0
  const removeDraft = (path: string, actor: string) => database.prepare('DELETE FROM fact_drafts WHERE path = ? AND actor = ?').run(path, actor).changes > 0

  return {
    readEnd: () => read(chainEnd),
    listHeld: (now) =>
      read(() => {
        const at = now.getTime()
        return heldVersions((database.prepare(HELD).all(at, at) as VersionRow[]).map(toVersion), now)
      }),
    listVersions: ({ path, before, limit }) =>
      read(() => {
        const below = before ?? Number.MAX_SAFE_INTEGER
        const rows =
          path === undefined
            ? database.prepare('SELECT * FROM fact_versions WHERE number < ? ORDER BY number DESC LIMIT ?').all(below, limit)
            : database.prepare(OF_FACT).all(path, below, limit)
        return (rows as VersionRow[]).map(toVersion)
      }),
    readChain: (after, limit) =>
      read(() => (database.prepare('SELECT * FROM fact_versions WHERE number > ? ORDER BY number LIMIT ?').all(after, limit) as VersionRow[]).map(toVersion)),
    publish: (publication, basedOn, draftsOf, audit, approved) =>
      transact(database, () => {
        if (newestOf(publication.path) !== basedOn || (approved && !isStillRequested(approved))) return null
        const version = nextVersion(publication, chainEnd())
        add(version)
        for (const actor of draftsOf) removeDraft(publication.path, actor)
        writeAudit(audit)
        return version
      }),
    publishTogether: (given) =>
      transact(database, () => {
        if (given.some(({ publication, basedOn }) => newestOf(publication.path) !== basedOn)) return null
        const versions = nextVersions(
          given.map(({ publication }) => publication),
          chainEnd(),
        )
        for (const version of versions) add(version)
        for (const { audit } of given) writeAudit(audit)
        return versions
      }),
    listDrafts: () => read(() => (database.prepare('SELECT * FROM fact_drafts ORDER BY saved_at DESC, path, actor').all() as DraftRow[]).map(toDraft)),
    saveDraft: ({ path, actor, json, basedOn, savedAt, reason, source, requestedAt, requestedFor, returned }, audit) =>
      transact(database, () => {
        const times = [requestedAt?.getTime() ?? null, requestedFor?.getTime() ?? null]
        database
          .prepare('INSERT OR REPLACE INTO fact_drafts VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)')
          .run(path, actor, json, basedOn, savedAt.getTime(), reason, source, ...times, returned?.actor ?? null, returned?.reason ?? null)
        writeAudit(audit)
      }),
    returnDraft: (seen, { actor, reason }, audit) =>
      transact(database, () => {
        if (!isStillRequested(seen)) return false
        database
          .prepare('UPDATE fact_drafts SET requested_at = NULL, requested_for = NULL, returned_by = ?, returned_reason = ? WHERE path = ? AND actor = ?')
          .run(actor, reason, seen.path, seen.actor)
        writeAudit(audit)
        return true
      }),
    removeDraft: (path, actor, audit) =>
      transact(database, () => {
        const isRemoved = removeDraft(path, actor)
        if (isRemoved) writeAudit(audit)
        return isRemoved
      }),
  }
}
