import 'server-only'
import { auditEntry, isReason, reasonLine, type AuditedActor } from '@/lib/accounts/office/staff-audit'
import { NOT_REQUESTED } from '@/lib/fact-version'
import { needsApproval } from '@/lib/fact-approval'
import { faultsWith, type FactValues } from '../content-with-facts'
import type { Fact } from '../fact-registry'
import { isSameValue } from '../tidy-value'
import { isWritten, ownFaults, readHeld, storedValue, wordsOf } from './edited-fact'
import { filedValue, readFactFile, saidValue, type FactDifference } from './fact-file'
import type { FactDependencies } from './fact-actions'
import { rewrittenClauses } from './rewritten-clauses'
import { officeFactWords as words } from '@/lib/messages/ko/office-facts'

/*
 * Publishes the facts of a file (fact-file.ts) by the same rules as the form of one fact. They are checked together, because a
 * phase and its schedule fit only with each other, and published in one transaction.
 */

interface FactChange extends FactDifference {
  readonly fact: Fact
  /** As it is stored. */
  readonly json: string | null
  readonly waits: boolean
}

export interface FactImport {
  readonly changes: readonly FactChange[]
  /** In Korean, one a line: nothing is published. */
  readonly faults: readonly string[]
  /** End of the chain that the changes were compared with. */
  readonly seen: number
}

const withChanges = (values: FactValues, changes: readonly FactChange[]): FactValues => {
  const changed = new Map(values)
  for (const { fact, json } of changes) {
    if (json === null) changed.delete(fact.path)
    else changed.set(fact.path, JSON.parse(json))
  }
  return changed
}

function faultLines({ fact, json, label }: FactChange, values: FactValues, now: Date): string[] {
  if (json === null) return []
  const { fields, others } = ownFaults(fact, JSON.parse(json), values, now)
  return [...Object.entries(fields).map(([name, message]) => `${label} › ${name.replace(/^value\.?/, '') || words.content}: ${message}`), ...others]
}

/**
 * What an import would change, and what speaks against it.
 * @throws StoreUnavailableError
 */
export async function planImport({ store, now, env }: FactDependencies, text: string): Promise<FactImport> {
  // Before the values: what is published meanwhile is newer than what was compared.
  const { number: seen } = await store.facts.readEnd()
  const at = now()
  const { values } = await readHeld(store, at)
  const { given, faults } = readFactFile(text)
  // Texts of the file quote the number of the file.
  const quoting = new Map([...values, ...given.flatMap(([fact, value]) => (fact.quoted ? [[fact.path, value] as const] : []))])
  const changes = given.flatMap(([fact, value]): FactChange[] => {
    const [before, after] = [saidValue(fact, fact.quoted ? values : quoting), filedValue(fact, value)]
    if (isSameValue(before, after)) return []
    const json = isWritten(fact, value, quoting) ? null : JSON.stringify(storedValue(fact, value, quoting) ?? null)
    return [{ fact, path: fact.path, label: wordsOf(fact).label, before, after, json, waits: needsApproval(fact, env.FACT_APPROVAL) }]
  })
  const all = withChanges(values, changes)
  const own = changes.flatMap((change) => faultLines(change, all, at))
  if (faults.length + own.length > 0 || changes.length === 0) return { changes, faults: [...faults, ...own], seen }
  const others = [...(await faultsWith(all)), ...(await rewrittenClauses(store, all, at))]
  // What waits for approval may never hold.
  const withoutWaiting = changes.some(({ waits }) => waits)
    ? await faultsWith(
        withChanges(
          values,
          changes.filter(({ waits }) => !waits),
        ),
      )
    : []
  return { changes, faults: [...new Set([...others, ...withoutWaiting])], seen }
}

type ImportOutcome = { readonly published: number; readonly requested: number } | 'no-reason' | 'faulty' | 'changed'

/**
 * Publishes the changes at once, in one transaction; those that need approval become requests of this person.
 * @returns `changed` when somebody published one of these facts since the plan: nothing was written
 * @throws StoreUnavailableError
 */
export async function importFacts(
  dependencies: FactDependencies,
  actor: AuditedActor,
  { changes, faults, seen }: FactImport,
  typed: { readonly reason: string; readonly source: string },
): Promise<ImportOutcome> {
  const { store, now } = dependencies
  const [reason, source] = [reasonLine(typed.reason), reasonLine(typed.source)]
  if (faults.length > 0) return 'faulty'
  if (!isReason(reason)) return 'no-reason'
  const newest = await Promise.all(changes.map(async ({ path }) => (await store.facts.listVersions({ path, limit: 1 }))[0]?.number ?? 0))
  if (newest.some((number) => number > seen)) return 'changed'
  const at = now()
  const { email } = actor.account
  const based = changes.map((change, index) => ({ ...change, basedOn: newest[index] ?? 0 }))
  const versions = await store.facts.publishTogether(
    based.flatMap(({ path, json, waits, basedOn }) => {
      const publication = { path, json, publishedAt: at, effectiveAt: at, actor: email, author: null, reason, source }
      return waits ? [] : [{ publication, basedOn, audit: auditEntry(dependencies, actor, 'fact.publish', path, reason) }]
    }),
  )
  if (!versions) return 'changed'
  const waiting = based.filter(({ waits }) => waits)
  for (const { path, json, basedOn } of waiting) {
    const draft = { path, actor: email, json, basedOn, savedAt: at, reason, source, ...NOT_REQUESTED, requestedAt: at }
    await store.facts.saveDraft(draft, auditEntry(dependencies, actor, 'fact.request', path, reason))
  }
  return { published: versions.length, requested: waiting.length }
}
