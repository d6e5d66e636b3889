import 'server-only'
import type { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { decodedPath } from '@/lib/decoded-path'
import { NotFoundError } from '@/lib/errors'
import type { Services } from '@/lib/services'
import { keptPages, missingPages, type ArchiveVersion } from '../archive/archive-version'
import { ArchiveDamagedError, PICTURES, readArchivedHtml, readUnpacked } from '../archive/check-archive'
import { picturesOf } from '../archive/pictures-of-page'
import { getArchiveVersion } from './archive-view'

/** Leaves the folder that files are written to, or names none. */
const UNSAFE_PART = /^\.*$/

/** Name of a page's file: its address, `index` for the home page. Never leads out of the folder that it is written to. */
export function pageFile(address: string): string {
  const parts = (decodedPath(address) ?? address).replace(/[\\:*?"<>|\0]/g, '-').split('/')
  return `${parts.filter((part) => !UNSAFE_PART.test(part)).join('/') || 'index'}.html`
}

/** @throws NotFoundError for a page that the version lacks, or that failed then; ArchiveDamagedError where it is not as it was archived; StoreUnavailableError */
export async function getArchivedPage(services: Pick<Services, 'store'>, number: number, address: string): Promise<{ name: string; html: Buffer }> {
  const version = await getArchiveVersion(services, number)
  const page = keptPages(version).find((one) => one.address === address)
  if (!page) throw new NotFoundError(`page ${address} of archived version ${number}`)
  const html = await readArchivedHtml(services.store, number, page)
  return { name: `${number}-${pageFile(address).replaceAll('/', '-')}`, html }
}

type Hashes = Readonly<Record<string, string>>

async function readPictures({ store }: Pick<Services, 'store'>, { number, pictures }: ArchiveVersion): Promise<Hashes> {
  const json = await readUnpacked(store, pictures)
  if (!json) throw new ArchiveDamagedError({ number, what: 'file', address: PICTURES })
  return JSON.parse(json.toString('utf8')) as Hashes
}

/** What a version's files are, for whoever checks them without this site. Names no person. */
interface Listing extends Omit<ArchiveVersion, 'pages' | 'pictures' | 'at'> {
  readonly at: string
  readonly pages: readonly { readonly address: string; readonly file: string; readonly sha256: string; readonly pictures: Hashes }[]
  /** Addresses of pages that failed then: no file of the version is theirs. */
  readonly missing: readonly string[]
}

/**
 * Every file of a version: its pages, and `manifest.json` with their hashes and those of their pictures.
 * @param origin public origin of the site
 * @throws ArchiveDamagedError where a file is missing or not as it was archived; StoreUnavailableError
 */
export async function* versionFiles(
  services: Pick<Services, 'store'>,
  version: ArchiveVersion,
  origin: string,
): AsyncGenerator<{ name: string; bytes: Buffer }> {
  const hashes = await readPictures(services, version)
  const listed: Listing['pages'][number][] = []
  for (const page of keptPages(version)) {
    const { address, hash } = page
    const html = await readArchivedHtml(services.store, version.number, page)
    const pictures = [...picturesOf(html.toString('utf8'), origin)]
    const named = pictures.flatMap((picture) => (hashes[picture] === undefined ? [] : [[picture, hashes[picture]] as const]))
    listed.push({ address, file: pageFile(address), sha256: hash, pictures: Object.fromEntries(named) })
    yield { name: pageFile(address), bytes: html }
  }
  const { number, at, build, facts, previousHash, hash } = version
  const listing: Listing = { number, at: at.toISOString(), build, facts, previousHash, hash, pages: listed, missing: missingPages(version) }
  yield { name: 'manifest.json', bytes: Buffer.from(`${JSON.stringify(listing, null, 2)}\n`) }
}

/** @throws NotFoundError; ArchiveDamagedError as {@link versionFiles}; StoreUnavailableError */
export async function zipVersion(
  services: Pick<Services, 'store'>,
  number: number,
  origin: string,
): Promise<{ name: string; bytes: AsyncIterator<Uint8Array, undefined> }> {
  const version = await getArchiveVersion(services, number)
  const zip = new ZipFile()
  // Not compressed: pages are small, and nobody else waits for the processor meanwhile.
  for await (const { name, bytes } of versionFiles(services, version, origin)) zip.addBuffer(bytes, name, { compress: false, mtime: version.at })
  zip.end()
  const output: AsyncIterable<Uint8Array> = zip.outputStream as Readable
  return { name: `site-${version.at.toISOString().slice(0, 10)}-${number}.zip`, bytes: output[Symbol.asyncIterator]() as AsyncIterator<Uint8Array, undefined> }
}
