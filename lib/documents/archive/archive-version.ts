import { createHash } from 'node:crypto'
import type { ChainEnd } from '@/lib/fact-version'

/** One page as visitors got it. */
export interface ArchivedPage {
  /** Percent-encoded, as in a request. */
  readonly address: string
  /** SHA-256 of its HTML; empty for a page that failed: nothing of it is kept. */
  readonly hash: string
  /** SHA-256 of the stored file: the HTML in brotli; empty for a page that failed. */
  readonly file: string
}

/** Stands in a version where a page failed: it was neither taken down nor read. Earlier releases report its file as missing. */
export const missingPage = (address: string): ArchivedPage => ({ address, hash: '', file: '' })

const isMissing = ({ hash, file }: ArchivedPage): boolean => hash === '' && file === ''

/** Pages of which an edition keeps the file. */
export const keptPages = ({ pages }: Pick<ArchiveEdition, 'pages'>): ArchivedPage[] => pages.filter((page) => !isMissing(page))

/** Addresses of pages that failed when an edition was made. */
export const missingPages = ({ pages }: Pick<ArchiveEdition, 'pages'>): string[] => pages.filter(isMissing).map(({ address }) => address)

/** What all pages said at one time. */
export interface ArchiveEdition {
  readonly at: Date
  /** Id of the build that rendered them. */
  readonly build: string
  /** The end of the chain of facts that they follow. What was published for a later time shows from then on only. */
  readonly facts: ChainEnd
  readonly pages: readonly ArchivedPage[]
  /** SHA-256 of the stored file with the pictures' hashes by address (JSON in brotli). */
  readonly pictures: string
}

/** Never changed or removed: each carries the hash of the one before it. */
export interface ArchiveVersion extends ArchiveEdition {
  /** 1 is the first. */
  readonly number: number
  /** Empty for the first. */
  readonly previousHash: string
  readonly hash: string
}

export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** Over everything that a version says, in one fixed order. */
const hashOf = ({ number, at, build, facts, pages, pictures, previousHash }: Omit<ArchiveVersion, 'hash'>): string =>
  sha256(
    Buffer.from(
      JSON.stringify([
        number,
        at.getTime(),
        build,
        facts.number,
        facts.hash,
        pages.map(({ address, hash, file }) => [address, hash, file]),
        pictures,
        previousHash,
      ]),
    ),
  )

/** The version that an edition becomes behind the newest one. */
export function nextArchiveVersion(edition: ArchiveEdition, newest: Pick<ArchiveVersion, 'number' | 'hash'> | undefined): ArchiveVersion {
  const version = { ...edition, number: (newest?.number ?? 0) + 1, previousHash: newest?.hash ?? '' }
  return { ...version, hash: hashOf(version) }
}

/** Whether a version is as it was archived, and continues the one before. */
export const isIntact = ({ hash, ...said }: ArchiveVersion, previousHash: string): boolean => hashOf(said) === hash && said.previousHash === previousHash

/** Earlier versions among which the one is sought that kept a page last: a page that fails longer counts as changed. */
export const LOOKED_BACK = 10

/**
 * Addresses of pages that an edition has otherwise than the last that kept them, added ones included; not those that failed.
 * @param earlier editions, the newest first
 */
export function changedPages(edition: Pick<ArchiveEdition, 'pages'>, earlier: readonly Pick<ArchiveEdition, 'pages'>[]): string[] {
  const read: Map<string, ArchivedPage>[] = []
  const pagesOf = (index: number) => (read[index] ??= new Map(earlier[index]?.pages.map((page) => [page.address, page])))
  return keptPages(edition)
    .filter(({ address, hash }) => {
      const last = earlier.findIndex((_edition, index) => {
        const page = pagesOf(index).get(address)
        return !page || !isMissing(page)
      })
      return last === -1 || pagesOf(last).get(address)?.hash !== hash
    })
    .map(({ address }) => address)
}

/** Addresses of pages that an edition no longer has. */
export const removedPages = (edition: Pick<ArchiveEdition, 'pages'>, before: Pick<ArchiveEdition, 'pages'> | undefined): string[] =>
  (before?.pages ?? []).map(({ address }) => address).filter((address) => !edition.pages.some((page) => page.address === address))
