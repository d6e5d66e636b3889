import 'server-only'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { knownAcrossBundles, NotFoundError } from '@/lib/errors'
import type { Store } from '@/lib/store/store'
import { isIntact, keptPages, sha256, type ArchivedPage, type ArchiveVersion } from './archive-version'

const decompress = promisify(brotliDecompress)
const STEP = 20

/** What is wrong with a version: itself, the fact publication that it follows, or a file that is missing or was changed. */
export type ArchiveFault =
  | { readonly number: number; readonly what: 'missing' | 'changed' | 'facts' }
  | { readonly number: number; readonly what: 'file'; readonly address: string }

export interface CheckedArchive {
  readonly versions: number
  /** Different files that were read. */
  readonly files: number
  readonly faults: readonly ArchiveFault[]
}

/** What was archived is not as it was: nothing vouches for it any more. */
export class ArchiveDamagedError extends NotFoundError {
  static {
    knownAcrossBundles(this, 'ArchiveDamagedError')
  }
  override name = 'ArchiveDamagedError'
  constructor(readonly fault: ArchiveFault) {
    super(`archived version ${fault.number}: ${fault.what}`)
  }
}

type Stored = Pick<Store, 'archive' | 'facts'>

/** The stored file, unpacked. @returns null when it is missing or was changed */
export async function readUnpacked({ archive }: Pick<Store, 'archive'>, file: string): Promise<Buffer | null> {
  const bytes = await archive.readFile(file)
  return bytes && (await decompress(bytes).catch(() => null))
}

/** @throws ArchiveDamagedError for a page whose file is missing or has another hash than the version says; StoreUnavailableError */
export async function readArchivedHtml(store: Pick<Store, 'archive'>, number: number, { address, file, hash }: ArchivedPage): Promise<Buffer> {
  const html = await readUnpacked(store, file)
  if (!html || sha256(html) !== hash) throw new ArchiveDamagedError({ number, what: 'file', address })
  return html
}

/** Name of the list of pictures among a version's files. */
export const PICTURES = 'pictures'

/** Remembers files that were checked: versions share most of them. */
function fileChecker(store: Pick<Store, 'archive'>) {
  const sound = new Map<string, boolean>()
  const check = async (file: string, hash: string | null): Promise<boolean> => {
    const known = sound.get(`${file} ${hash}`)
    if (known !== undefined) return known
    const bytes = await readUnpacked(store, file)
    const holds = bytes !== null && (hash === null || sha256(bytes) === hash)
    sound.set(`${file} ${hash}`, holds)
    return holds
  }
  const faultsOf = async (version: ArchiveVersion): Promise<ArchiveFault[]> => {
    const { number, pictures } = version
    const faults: ArchiveFault[] = []
    for (const { address, file, hash } of keptPages(version)) if (!(await check(file, hash))) faults.push({ number, what: 'file', address })
    if (!(await check(pictures, null))) faults.push({ number, what: 'file', address: PICTURES })
    return faults
  }
  return { faultsOf, count: () => sound.size }
}

async function followsFacts({ facts }: Stored, { facts: end }: ArchiveVersion): Promise<boolean> {
  if (end.number === 0) return true
  const [version] = await facts.readChain(end.number - 1, 1)
  return version?.number === end.number && version.hash === end.hash
}

/** Checks every version against the chain, the facts that it follows, and every file. @throws StoreUnavailableError */
export async function checkArchive(store: Stored, step = STEP): Promise<CheckedArchive> {
  const files = fileChecker(store)
  const faults: ArchiveFault[] = []
  let end = { number: 0, hash: '' }
  let versions = 0
  for (;;) {
    const next = await store.archive.readChain(end.number, step)
    if (next.length === 0) return { versions, files: files.count(), faults }
    for (const version of next) {
      for (let number = end.number + 1; number < version.number; number += 1) faults.push({ number, what: 'missing' })
      if (!isIntact(version, version.number === end.number + 1 ? end.hash : version.previousHash)) faults.push({ number: version.number, what: 'changed' })
      if (!(await followsFacts(store, version))) faults.push({ number: version.number, what: 'facts' })
      faults.push(...(await files.faultsOf(version)))
      end = { number: version.number, hash: version.hash }
    }
    versions += next.length
  }
}

/** The newest version's files only, for the doctor. @returns null where nothing is archived yet; @throws StoreUnavailableError */
export async function checkNewestVersion(store: Stored): Promise<{ readonly version: ArchiveVersion; readonly faults: readonly ArchiveFault[] } | null> {
  const [version] = await store.archive.list({ limit: 1 })
  if (!version) return null
  const changed: ArchiveFault[] = isIntact(version, version.previousHash) ? [] : [{ number: version.number, what: 'changed' }]
  return { version, faults: [...changed, ...(await fileChecker(store).faultsOf(version))] }
}
