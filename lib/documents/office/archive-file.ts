import 'server-only'
import type { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { NotFoundError } from '@/lib/errors'
import type { Services } from '@/lib/services'
import type { ArchiveVersion } from '../archive/archive-version'
import { readUnpacked } from '../archive/check-archive'
import { picturesOf } from '../archive/pictures-of-page'
import { getArchiveVersion } from './archive-view'

/** Name of a page's file: its address, `index` for the home page. */
const pageFile = (address: string): string =>
  `${
    decodeURI(address)
      .replace(/^\//, '')
      .replace(/[\\:*?"<>|]/g, '-') || 'index'
  }.html`

/** @throws NotFoundError for a page that the version lacks, or whose file is missing or was changed; StoreUnavailableError */
export async function getArchivedPage(services: Pick<Services, 'store'>, number: number, address: string): Promise<{ name: string; html: Buffer }> {
  const version = await getArchiveVersion(services, number)
  const page = version.pages.find((one) => one.address === address)
  const html = page && (await readUnpacked(services.store, page.file))
  if (!html) throw new NotFoundError(`page ${address} of archived version ${number}`)
  return { name: `${number}-${pageFile(address).replaceAll('/', '-')}`, html }
}

type Hashes = Readonly<Record<string, string>>

async function readPictures({ store }: Pick<Services, 'store'>, { pictures }: ArchiveVersion): Promise<Hashes> {
  const json = await readUnpacked(store, pictures)
  return json ? (JSON.parse(json.toString('utf8')) as Hashes) : {}
}

/** What a version's files are, for whoever checks them without this site. Names no person. */
interface Listing extends Omit<ArchiveVersion, 'pages' | 'pictures' | 'at'> {
  readonly at: string
  readonly pages: readonly { readonly address: string; readonly file: string; readonly sha256: string; readonly pictures: Hashes }[]
}

/** Every file of a version: its pages, and `manifest.json` with their hashes and those of their pictures. @param origin public origin of the site; @throws StoreUnavailableError */
export async function* versionFiles(
  services: Pick<Services, 'store'>,
  version: ArchiveVersion,
  origin: string,
): AsyncGenerator<{ name: string; bytes: Buffer }> {
  const hashes = await readPictures(services, version)
  const listed: Listing['pages'][number][] = []
  for (const { address, hash, file } of version.pages) {
    const html = await readUnpacked(services.store, file)
    const pictures = html ? [...picturesOf(html.toString('utf8'), origin)] : []
    const named = pictures.flatMap((picture) => (hashes[picture] === undefined ? [] : [[picture, hashes[picture]] as const]))
    listed.push({ address, file: pageFile(address), sha256: hash, pictures: Object.fromEntries(named) })
    if (html) yield { name: pageFile(address), bytes: html }
  }
  const { number, at, build, facts, previousHash, hash } = version
  const listing: Listing = { number, at: at.toISOString(), build, facts, previousHash, hash, pages: listed }
  yield { name: 'manifest.json', bytes: Buffer.from(`${JSON.stringify(listing, null, 2)}\n`) }
}

/** @throws NotFoundError, StoreUnavailableError */
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
