import { createHash } from 'node:crypto'

/** What somebody publishes: the new value of one fact. */
export interface FactPublication {
  /** The fact, see fact-registry.ts. */
  readonly path: string
  /** The value as JSON, see quoted-values.ts; null: the value of content/ applies again. */
  readonly json: string | null
  readonly publishedAt: Date
  /** When it takes effect: then, or later. */
  readonly effectiveAt: Date
  /** E-mail of who published it. */
  readonly actor: string
  /** E-mail of who wrote it, where that is not who published it: the publisher approved it. */
  readonly author: string | null
  readonly reason: string
  /** The document or person that the value comes from. */
  readonly source: string
}

/** A published value. Never changed or removed: each version carries the hash of the one before it, over all facts. */
export interface FactVersion extends FactPublication {
  /** 1 is the first version of the whole store. */
  readonly number: number
  /** Hash of the version with the number before; empty for the first. */
  readonly previousHash: string
  readonly hash: string
}

/** A value that somebody works on. One person has at most one for a fact, so that nobody overwrites another's. */
export interface FactDraft {
  readonly path: string
  readonly actor: string
  /** As in {@link FactPublication}. May be invalid: nothing typed is lost. */
  readonly json: string | null
  /** Number of the fact's newest version when the draft was begun; 0: there was none. */
  readonly basedOn: number
  readonly savedAt: Date
  readonly reason: string
  readonly source: string
  /** When its author asked for approval; null: nobody was asked. */
  readonly requestedAt: Date | null
  /** When the approved value is to take effect; null: at once. */
  readonly requestedFor: Date | null
  /** Who did not approve it, and why; null: nobody sent it back. */
  readonly returned: { readonly actor: string; readonly reason: string } | null
}

/** A draft that waits for nobody. */
export const NOT_REQUESTED = { requestedAt: null, requestedFor: null, returned: null } as const

/** The end of the chain: what the next version continues. */
export interface ChainEnd {
  readonly number: number
  readonly hash: string
}
export const EMPTY_CHAIN: ChainEnd = { number: 0, hash: '' }

/**
 * SHA-256 over everything that a version says, in one fixed order, and over the hash before. An author was added later: versions
 * without one keep their hash.
 */
const hashOf = ({ number, path, json, publishedAt, effectiveAt, actor, author, reason, source, previousHash }: Omit<FactVersion, 'hash'>): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        number,
        path,
        json,
        publishedAt.getTime(),
        effectiveAt.getTime(),
        actor,
        reason,
        source,
        previousHash,
        ...(author === null ? [] : [author]),
      ]),
    )
    .digest('hex')

/** The version that a publication becomes at the end of a chain. */
export function nextVersion(publication: FactPublication, end: ChainEnd): FactVersion {
  const version = { ...publication, number: end.number + 1, previousHash: end.hash }
  return { ...version, hash: hashOf(version) }
}

/** The versions that several publications become, one after the other. */
export function nextVersions(publications: readonly FactPublication[], end: ChainEnd): FactVersion[] {
  let last = end
  return publications.map((publication) => {
    const version = nextVersion(publication, last)
    last = version
    return version
  })
}

/**
 * Checks consecutive versions.
 * @param versions in the order of their numbers
 * @param before the end of what was checked before them
 * @returns numbers of the versions that are missing or are not as they were published
 */
export function brokenVersions(versions: readonly FactVersion[], before: ChainEnd = EMPTY_CHAIN): number[] {
  let end = before
  const broken: number[] = []
  for (const version of versions) {
    for (let missing = end.number + 1; missing < version.number; missing += 1) broken.push(missing)
    const { hash, ...said } = version
    const continues = version.number !== end.number + 1 || version.previousHash === end.hash
    if (hashOf(said) !== hash || !continues) broken.push(version.number)
    end = { number: version.number, hash }
  }
  return broken
}

/** Later effect counts; of two at the same instant, the later publication. */
const isLater = (a: FactVersion, b: FactVersion) => a.effectiveAt.getTime() - b.effectiveAt.getTime() || a.number - b.number

/** @returns of each fact the version that holds at `now`, by path */
export function versionsAt(versions: readonly FactVersion[], now: Date): Map<string, FactVersion> {
  const holding = new Map<string, FactVersion>()
  for (const version of versions.filter(({ effectiveAt }) => effectiveAt <= now).toSorted(isLater)) holding.set(version.path, version)
  return holding
}

/** @returns versions that may hold now or later: of each fact the one that holds at `now`, and those that take effect after it */
export function heldVersions(versions: readonly FactVersion[], now: Date): FactVersion[] {
  const holding = versionsAt(versions, now)
  return versions.filter((version) => version.effectiveAt > now || holding.get(version.path)?.number === version.number).toSorted((a, b) => a.number - b.number)
}
