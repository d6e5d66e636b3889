import 'server-only'
import { cutText } from '@/lib/cut-text'
import type { FactDraft, FactVersion } from '@/lib/fact-version'
import { needsApproval } from '@/lib/fact-approval'
import { koreanLocalTime } from '@/lib/korean-time'
import { FACTS, findFact, type Fact } from '../fact-registry'
import type { FactValues } from '../content-with-facts'
import { clauseFaults, currentValue, draftFaults, getFact, readHeld, shownValue, wordsOf, writtenValue, type FactFaults } from './edited-fact'
import { factField, type FactField } from './fact-fields'
import { choiceLabel } from './fact-labels'
import { officeFault } from './office-fault'
import type { FactDependencies } from './fact-actions'
import type { FactWords } from '@/lib/messages/ko/fact-words'
import { officeFactWords } from '@/lib/messages/ko/office-facts'

type Dependencies = FactDependencies

export interface ListedFact extends FactWords {
  readonly path: string
  /** The value in words, shortened. */
  readonly value: string
  /** When the office published the value; null: it is that of content/. */
  readonly changedAt: Date | null
  readonly nextAt: Date | null
  readonly draftsBy: readonly string[]
}

const VALUE_MAX = 120

/** A value in words, for a list and for the history: texts one after another. */
function valueText(value: unknown): string {
  const texts = (part: unknown): string[] => {
    if (typeof part === 'boolean') return [part ? officeFactWords.isOn : officeFactWords.isOff]
    if (typeof part === 'string' || typeof part === 'number') return [choiceLabel(String(part))]
    if (typeof part !== 'object' || part === null) return []
    return Object.values(part).flatMap(texts)
  }
  return cutText(texts(value).join(' · '), VALUE_MAX)
}

/** A draft whose author waits for another person. */
export interface RequestedFact extends Pick<FactDraft, 'path' | 'actor' | 'reason' | 'requestedFor'> {
  readonly label: string
  readonly requestedAt: Date
}

/** What waits for approval, the longest first. @throws StoreUnavailableError */
export async function listRequestedFacts({ store }: Dependencies): Promise<RequestedFact[]> {
  const drafts = await store.facts.listDrafts()
  return drafts
    .flatMap(({ path, actor, reason, requestedAt, requestedFor }) => {
      const fact = findFact(path)
      return fact && requestedAt ? [{ path, actor, reason, requestedAt, requestedFor, label: wordsOf(fact).label }] : []
    })
    .toSorted((a, b) => a.requestedAt.getTime() - b.requestedAt.getTime())
}

/** Every fact with its value, source and age. @throws StoreUnavailableError */
export async function listFacts({ store, now }: Pick<Dependencies, 'store' | 'now'>): Promise<ListedFact[]> {
  const at = now()
  const [{ versions, holding }, drafts] = await Promise.all([readHeld(store, at), store.facts.listDrafts()])
  return FACTS.map((fact) => {
    const { path } = fact
    const version = holding.get(path)
    const next = versions.filter(({ path: of, effectiveAt }) => of === path && effectiveAt > at).map(({ effectiveAt }) => effectiveAt)
    return {
      ...wordsOf(fact),
      path,
      value: valueText(currentValue(fact)),
      changedAt: version && version.json !== null ? version.effectiveAt : null,
      nextAt: next.toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null,
      draftsBy: drafts.filter(({ path: of }) => of === path).map(({ actor }) => actor),
    }
  })
}

interface ShownVersion extends Pick<FactVersion, 'number' | 'actor' | 'author' | 'reason' | 'source' | 'publishedAt' | 'effectiveAt'> {
  readonly value: string
  readonly isScheduled: boolean
}

export interface EditedFact extends FactWords {
  readonly path: string
  readonly field: FactField
  /** The value that visitors see, in words. */
  readonly current: string
  /** Number of the fact's newest version. */
  readonly newest: number
  /** The shown draft; null: the form shows what holds. */
  readonly draft: Omit<FactDraft, 'path' | 'json'> | null
  /** The shown draft in words; null: the form shows what holds. */
  readonly draftText: string | null
  readonly isOwnDraft: boolean
  /** When the shown draft's request wishes to take effect, `2026-11-24T10:00` in Korea; undefined: at once, or it is no request. */
  readonly wishedAt: string | undefined
  readonly needsApproval: boolean
  /** Somebody published the fact since the draft was begun. */
  readonly changedBy: ShownVersion | null
  readonly otherDrafts: readonly Pick<FactDraft, 'actor' | 'savedAt'>[]
  readonly faults: FactFaults
  readonly versions: readonly ShownVersion[]
}

const HISTORY_MAX = 30
const NO_FAULTS: FactFaults = { fields: {}, others: [] }

const draftValue = (fact: Fact, json: string | null, values: FactValues): unknown =>
  json === null ? writtenValue(fact, values) : shownValue(fact, JSON.parse(json), values)

async function allFaults(store: Dependencies['store'], draft: FactDraft, values: FactValues, at: Date): Promise<FactFaults> {
  const { fields, others } = await draftFaults(getFact(draft.path), draft.json, values, at)
  return { fields, others: [...others, ...(await clauseFaults(store, draft, draft.requestedFor ?? at))].map(officeFault) }
}

/**
 * A fact for its form.
 * @param actor whose draft is shown
 * @param draftOf another account, whose draft is taken over
 * @throws NotFoundError, StoreUnavailableError
 */
export async function readEditedFact({ store, now, env }: Dependencies, path: string, actor: string, draftOf?: string): Promise<EditedFact> {
  const fact = getFact(path)
  const at = now()
  const [{ holding, values }, drafts, versions] = await Promise.all([
    readHeld(store, at),
    store.facts.listDrafts(),
    store.facts.listVersions({ path, limit: HISTORY_MAX }),
  ])
  const ofFact = drafts.filter((draft) => draft.path === path)
  const draft = ofFact.find((one) => one.actor === (draftOf ?? actor)) ?? null
  const held = holding.get(path)
  const shown = draft ? draftValue(fact, draft.json, values) : draftValue(fact, held?.json ?? null, values)
  const toShown = ({ json, ...version }: FactVersion): ShownVersion => ({
    ...version,
    value: valueText(draftValue(fact, json, values)),
    isScheduled: version.effectiveAt > at,
  })
  const newest = versions[0]
  return {
    ...wordsOf(fact),
    path,
    field: factField(fact.schema, shown, fact),
    current: valueText(currentValue(fact)),
    newest: newest?.number ?? 0,
    draft,
    draftText: draft ? valueText(shown) : null,
    isOwnDraft: draft?.actor === actor,
    wishedAt: draft?.requestedFor ? koreanLocalTime(draft.requestedFor) : undefined,
    needsApproval: needsApproval(fact, env.FACT_APPROVAL),
    changedBy: draft && newest && newest.number > draft.basedOn ? toShown(newest) : null,
    otherDrafts: ofFact.filter((one) => one.actor !== (draftOf ?? actor)),
    faults: draft ? await allFaults(store, draft, values, at) : NO_FAULTS,
    versions: versions.map(toShown),
  }
}
