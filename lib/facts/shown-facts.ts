import 'server-only'
import { setCurrentContent } from '@/lib/content/current-content'
import type { Content } from '@/lib/content/content'
import { writtenContent } from '@/lib/content/load'
import type { Log } from '@/lib/log'
import { contentWithFacts, type FactValues } from './content-with-facts'
import { FACTS, findFact } from './fact-registry'
import type { FactStore } from './fact-store'
import { EMPTY_CHAIN, versionsAt, type ChainEnd, type FactVersion } from '@/lib/fact-version'
import type { ShownValues } from './stale-tags'

interface ShownFactsServices {
  readonly facts: Pick<FactStore, 'readEnd' | 'listHeld'>
  readonly now: () => Date
  readonly log: Pick<Log, 'error'>
  /** Told of other content before any page is rendered from it. */
  readonly onChange: (content: Content) => Promise<void>
}

/** Values by path; without facts that this release does not know, and those back at the value of content/. */
export function valuesOf(versions: Iterable<FactVersion>): FactValues {
  return new Map([...versions].flatMap(({ path, json }) => (json !== null && findFact(path) ? [[path, JSON.parse(json) as unknown]] : [])))
}

export interface ShownFacts extends ShownValues {
  /** The end of the chain as it was read last: content says what of it is in effect. */
  applied(): ChainEnd
}

/** Keeps what content says current with what the office published, and says what changed by cache tag. */
export function createShownFacts({ facts, now, log, onChange }: ShownFactsServices): ShownFacts {
  /** Until when what was read holds, unless somebody publishes. */
  let read = { end: EMPTY_CHAIN, until: null as Date | null, values: new Map() as FactValues }

  const textsOf = (values: FactValues) => new Map(FACTS.map(({ path, tag }) => [tag, values.has(path) ? JSON.stringify(values.get(path)) : '']))

  async function readHeld(end: ChainEnd, at: Date): Promise<void> {
    const held = await facts.listHeld(at)
    const values = valuesOf(versionsAt(held, at).values())
    const { content, refused } = values.size > 0 ? contentWithFacts(values) : { content: writtenContent, refused: [] }
    for (const path of refused) log.error({ path }, 'a published fact does not pass its schema; content/ holds there')
    await onChange(content)
    setCurrentContent(content === writtenContent ? undefined : content)
    const next = held.map(({ effectiveAt }) => effectiveAt.getTime()).filter((time) => time > at.getTime())
    read = { end, until: next.length > 0 ? new Date(Math.min(...next)) : null, values }
  }

  return {
    written: textsOf(new Map()),
    async read() {
      const at = now()
      const end = await facts.readEnd()
      if (end.number !== read.end.number || (read.until !== null && read.until <= at)) await readHeld(end, at)
      return textsOf(read.values)
    },
    applied: () => read.end,
  }
}
