import 'server-only'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import type { ChainEnd } from '@/lib/fact-version'
import type { Store } from '@/lib/store/store'
import { readUnpacked } from './check-archive'
import { picturesOf } from './pictures-of-page'
import { keptPages, missingPage, missingPages, sha256, type ArchivedPage, type ArchiveVersion } from './archive-version'

const compress = promisify(brotliCompress)

/** Address of the data that a page hydrates from: two renderings of the same words may order it differently. */
const DATA_ADDRESS = /\/flight\/[\w.-]+/g
const withoutData = (html: Buffer) => html.toString('utf8').replace(DATA_ADDRESS, '')

/** A page as it is sent. */
interface OwnPage {
  readonly html: Buffer
  /** The HTML in brotli. */
  readonly brotli: () => Promise<Buffer>
}

/** `not kept`: rendered for each request or for some time only (lists of the press), or no page at this address now. */
export type ReadPage = OwnPage | 'not kept' | 'failed'

export interface ArchiveSources {
  readonly store: Pick<Store, 'archive' | 'media'>
  readonly now: () => Date
  readonly build: string
  /** Public origin: pages name their share pictures with it. */
  readonly origin: string
  /** Addresses of all pages, percent-encoded. */
  readonly addresses: () => readonly string[]
  readonly readPage: (address: string) => Promise<ReadPage>
  /** Has pages say what holds now. @returns the end of the chain of facts that they then follow, and whether a page became stale */
  readonly follow: () => Promise<{ readonly facts: ChainEnd; readonly isChanged: boolean }>
  /** Whether pages may say something else since the run began. */
  readonly isOutrun: () => boolean
  /** SHA-256 of a file of public/. @returns undefined for what is none */
  readonly hashPicture: (address: string) => Promise<string | undefined>
  /** Between two pages, so that visitors are answered meanwhile. */
  readonly pause: () => Promise<unknown>
}

/** Of article pictures and files of public/. */
async function hashesOf({ store, hashPicture, pause }: ArchiveSources, addresses: ReadonlySet<string>): Promise<[string, string][]> {
  const hashes: [string, string][] = []
  for (const address of [...addresses].toSorted()) {
    const media = address.startsWith('/media/') ? await store.media.find(address.slice('/media/'.length)) : null
    const hash = media ? sha256(media) : await hashPicture(address)
    if (hash !== undefined) hashes.push([address, hash])
    if (hashes.length % 20 === 0) await pause()
  }
  return hashes
}

async function storeJson({ store }: ArchiveSources, json: string): Promise<string> {
  const bytes = await compress(json)
  const hash = sha256(bytes)
  await store.archive.addFile({ hash, bytes })
  return hash
}

/** @param before the page as it was archived last: it stays where it says the same */
async function keptPage({ store }: ArchiveSources, address: string, { html, brotli }: OwnPage, before: ArchivedPage | undefined): Promise<ArchivedPage> {
  const hash = sha256(html)
  if (before?.hash === hash) return before
  const earlier = before?.file && (await readUnpacked(store, before.file))
  if (before && earlier && withoutData(earlier) === withoutData(html)) return before
  const bytes = await brotli()
  const file = sha256(bytes)
  await store.archive.addFile({ hash: file, bytes })
  return { address, hash, file }
}

/** What became of a run. `again`: something was published meanwhile; `incomplete`: addresses of pages that fail, where there is nothing else to keep. */
export type ArchiveOutcome = 'unchanged' | 'again' | { readonly incomplete: readonly string[] } | ArchiveVersion

/** Whether a version says this already. Pictures have other names when they change. */
const says = (version: ArchiveVersion | undefined, build: string, facts: ChainEnd, pages: readonly ArchivedPage[]): boolean =>
  version?.build === build && version.facts.number === facts.number && JSON.stringify(version.pages) === JSON.stringify(pages)

/** Reads all pages, and those that failed a second time: what answers to that is no failure to put on record. */
async function readPages(sources: ArchiveSources, earlier: ReadonlyMap<string, ArchivedPage>): Promise<{ pages: ArchivedPage[]; pictures: Set<string> }> {
  const { origin, addresses, readPage, pause } = sources
  const pages = new Map<string, ArchivedPage>()
  const pictures = new Set<string>()
  const read = async (address: string) => {
    const page = await readPage(address)
    await pause()
    // A page that failed now is no page that was taken down, nor one that the site lacks.
    if (page === 'failed') return void pages.set(address, missingPage(address))
    if (page === 'not kept') return void pages.delete(address)
    for (const picture of picturesOf(page.html.toString('utf8'), origin)) pictures.add(picture)
    pages.set(address, await keptPage(sources, address, page, earlier.get(address)))
  }
  for (const address of addresses()) await read(address)
  for (const address of missingPages({ pages: [...pages.values()] })) await read(address)
  return { pages: [...pages.values()], pictures }
}

/**
 * Keeps what all pages say now as a version, where the newest one says something else or follows another build or publication.
 * A page that fails holds up no other: the version names it as missing. Unchanged pages cost nothing: files lie under their hash.
 * Files come first, the version that names them last: who is killed between leaves the archive as it was.
 * @throws StoreUnavailableError
 */
export async function archivePages(sources: ArchiveSources): Promise<ArchiveOutcome> {
  const { store, now, build, follow, isOutrun } = sources
  const { facts } = await follow()
  const [newest] = await store.archive.list({ limit: 1 })
  const { pages, pictures } = await readPages(sources, new Map(newest?.pages.map((page) => [page.address, page])))
  if (keptPages({ pages }).length === 0) return { incomplete: pages.length > 0 ? missingPages({ pages }) : ['/'] }
  if (says(newest, build, facts, pages)) {
    const incomplete = missingPages({ pages })
    return incomplete.length > 0 ? { incomplete } : 'unchanged'
  }
  const edition = { at: now(), build, facts, pages, pictures: await storeJson(sources, JSON.stringify(Object.fromEntries(await hashesOf(sources, pictures)))) }
  const after = await follow()
  if (after.isChanged || after.facts.number !== facts.number || isOutrun()) return 'again'
  return (await store.archive.add(edition, newest?.number ?? 0)) ?? 'again'
}
