import 'server-only'
import { writtenContent } from '@/lib/content/load'
import { versionsAt, type FactVersion } from '@/lib/fact-version'
import type { Store } from '@/lib/store/store'
import type { FactValues } from '../content-with-facts'
import { isSameValue } from '../tidy-value'
import { factRefusalWords as words } from '@/lib/messages/ko/fact-refusals'

const HEAD = 'announcement'
export const CLAUSES = 'announcement.articles'
/** Older versions say nothing of what holds. */
const HISTORY = 200

interface Head {
  readonly announced: string | null
  readonly updated: string
}

const parsed = (version: FactVersion | undefined): unknown => (version?.json ? (JSON.parse(version.json) as unknown) : null)

/** What the announcement says of itself at a time. */
const headAt = (written: Head, versions: readonly FactVersion[], at: Date): Head => ({
  ...written,
  ...(parsed(versionsAt(versions, at).get(HEAD)) as Partial<Head> | null),
})

/** Since when the announcement that holds at a time is announced. */
function announcedSince(written: Head, versions: readonly FactVersion[], at: Date): Date {
  const times = versions.map(({ effectiveAt }) => effectiveAt).filter((time) => time <= at)
  let since = new Date(0)
  let before = written.announced
  for (const time of times.toSorted((a, b) => a.getTime() - b.getTime())) {
    const { announced } = headAt(written, versions, time)
    if (announced !== null && before === null) since = time
    before = announced
  }
  return since
}

/**
 * Clauses of a published announcement are not rewritten in place (docs/decisions/0035): other ones need a later day of the page first,
 * which readers see, with its reason.
 * @param values what would hold
 * @param at when it would
 * @returns errors, as those of `npm run site -- content`
 * @throws StoreUnavailableError
 */
export async function rewrittenClauses({ facts }: Pick<Store, 'facts'>, values: FactValues, at: Date): Promise<string[]> {
  const written = writtenContent.announcement
  if (!written) return []
  const [heads, clauses] = await Promise.all([facts.listVersions({ path: HEAD, limit: HISTORY }), facts.listVersions({ path: CLAUSES, limit: HISTORY })])
  const held = versionsAt(clauses, at).get(CLAUSES)
  if (headAt(written, heads, at).announced === null || isSameValue(values.get(CLAUSES) ?? null, parsed(held))) return []
  const shownSince = new Date(Math.max(announcedSince(written, heads, at).getTime(), held?.effectiveAt.getTime() ?? 0))
  const { updated } = { ...written, ...(values.get(HEAD) as Partial<Head> | undefined) }
  return updated > headAt(written, heads, shownSince).updated ? [] : [words.clauses(updated)]
}
