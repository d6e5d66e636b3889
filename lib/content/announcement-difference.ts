import 'server-only'
import { diffArrays } from 'diff'
import { LRUCache } from 'lru-cache'
import type { AnnouncementVersion, Clause } from './schemas/announcement'
import { withoutLinks } from './schemas/inline-links'

/** Words that stay, go or come. */
export interface WordChange {
  readonly kind: 'same' | 'removed' | 'added'
  readonly text: string
}

/** One paragraph, point or row of a table, word by word. */
type ChangedLine = readonly WordChange[]

export interface ClauseDifference {
  readonly id: string
  readonly heading: string
  readonly kind: 'same' | 'changed' | 'added' | 'removed'
  /** Empty for an unchanged clause. */
  readonly lines: readonly ChangedLine[]
}

/** Beyond this many differing words two lines have so little in common that both are shown whole. It bounds time and memory. */
const MAX_EDITS = 400
/** Below this share of common letters, two sentences read better one after the other than woven into each other. */
const MIN_COMMON = 0.5
const segmenter = new Intl.Segmenter('ko', { granularity: 'word' })

/** A clause as lines of plain text, in reading order; the heading first. */
function linesOf({ heading, paragraphs, points, table }: Clause): string[] {
  const groups = table ? table.groups.map((row) => row.map(({ label }) => label).join(' / ')) : []
  const cells = table ? [table.caption, ...groups, table.columns.join(' / '), ...table.rows.map((row) => row.join(' / '))] : []
  return [heading, ...paragraphs, ...points, ...cells].map(withoutLinks)
}

/** Words of the phrases that were met: clauses repeat most of theirs. Bounded, because a server lives long. */
const KEPT_PHRASE_MAX = 40
const segmented = new LRUCache<string, readonly string[]>({ max: 5000 })
function wordsOfPhrase(phrase: string): readonly string[] {
  const known = segmented.get(phrase)
  if (known) return known
  const words = Array.from(segmenter.segment(phrase), ({ segment }) => segment)
  if (phrase.length <= KEPT_PHRASE_MAX) segmented.set(phrase, words)
  return words
}

/** Phrase by phrase, because the segmenter's time grows with the square of a text's length (30,000 letters: 4.4 s). */
const wordsOf = (line: string) => line.split(/(\s+)/).flatMap(wordsOfPhrase)
const whole = (kind: WordChange['kind'], text: string): ChangedLine => [{ kind, text }]

/** Two lines of which one took the other's place. */
function comparedWords(before: string, after: string): ChangedLine {
  const parts = diffArrays(wordsOf(before), wordsOf(after), { maxEditLength: MAX_EDITS })
  const common = (parts ?? []).reduce((sum, { value, added, removed }) => (added || removed ? sum : sum + value.join('').length), 0)
  if (!parts || common < MIN_COMMON * Math.min(before.length, after.length)) return [...whole('removed', before), ...whole('added', after)]
  return parts.map(({ value, added, removed }) => ({ kind: added ? 'added' : removed ? 'removed' : 'same', text: value.join('') }))
}

/** Lines that went are compared with those that came in their place, in order; what is left over went or came whole. */
function comparedLines(before: readonly string[], after: readonly string[]): ChangedLine[] {
  const parts = diffArrays([...before], [...after], { maxEditLength: MAX_EDITS })
  if (!parts) return [...before.map((line) => whole('removed', line)), ...after.map((line) => whole('added', line))]
  const lines: ChangedLine[] = []
  let gone: string[] = []
  const flush = () => {
    lines.push(...gone.map((line) => whole('removed', line)))
    gone = []
  }
  for (const { value, added, removed } of parts) {
    if (removed) gone.push(...value)
    else if (added)
      for (const line of value) {
        const replaced = gone.shift()
        lines.push(replaced === undefined ? whole('added', line) : comparedWords(replaced, line))
      }
    else {
      flush()
      lines.push(...value.map((line) => whole('same', line)))
    }
  }
  flush()
  return lines
}

/** What changed from one version to another, by clause in the order of the later one; clauses that went stand last. */
export function compareVersions(from: AnnouncementVersion, to: AnnouncementVersion): readonly ClauseDifference[] {
  const earlier = new Map(from.articles.map((clause) => [clause.id, clause]))
  const kept = to.articles.map((clause): ClauseDifference => {
    const { id, heading } = clause
    const before = earlier.get(id)
    earlier.delete(id)
    const after = linesOf(clause)
    if (!before) return { id, heading, kind: 'added', lines: after.map((line) => whole('added', line)) }
    const lines = linesOf(before)
    if (lines.length === after.length && lines.every((line, at) => line === after[at])) return { id, heading, kind: 'same', lines: [] }
    return { id, heading, kind: 'changed', lines: comparedLines(lines, after) }
  })
  const removed = [...earlier.values()].map((clause): ClauseDifference => ({
    id: clause.id,
    heading: clause.heading,
    kind: 'removed',
    lines: linesOf(clause).map((line) => whole('removed', line)),
  }))
  return [...kept, ...removed]
}
