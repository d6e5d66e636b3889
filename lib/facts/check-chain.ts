import type { FactStore } from './fact-store'
import { brokenVersions, EMPTY_CHAIN, type ChainEnd } from '@/lib/fact-version'

const STEP = 500

export interface CheckedChain {
  readonly versions: number
  /** Numbers of versions that are missing or are not as they were published. */
  readonly broken: readonly number[]
}

/** Checks every published version against the hashes of the chain, in steps of bounded size. @throws StoreUnavailableError */
export async function checkChain(facts: Pick<FactStore, 'readChain'>, step = STEP): Promise<CheckedChain> {
  let end: ChainEnd = EMPTY_CHAIN
  let versions = 0
  const broken: number[] = []
  for (;;) {
    const next = await facts.readChain(end.number, step)
    const last = next.at(-1)
    if (!last) return { versions, broken }
    broken.push(...brokenVersions(next, end))
    versions += next.length
    end = { number: last.number, hash: last.hash }
  }
}
