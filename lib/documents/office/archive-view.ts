import 'server-only'
import { content } from '@/lib/content/load'
import { menuName } from '@/lib/content/page-place'
import { decodedPath } from '@/lib/decoded-path'
import { NotFoundError } from '@/lib/errors'
import { koreanIsoDay } from '@/lib/korean-time'
import type { Services } from '@/lib/services'
import { changedPages, isIntact, LOOKED_BACK, keptPages, missingPages, removedPages, type ArchivedPage, type ArchiveVersion } from '../archive/archive-version'
import { ArchiveDamagedError } from '../archive/check-archive'

export interface ListedVersion extends Pick<ArchiveVersion, 'number' | 'at' | 'hash'> {
  readonly pages: number
  /** Pages that it has otherwise than the version before: names for people. */
  readonly changed: readonly string[]
  readonly removed: readonly string[]
  /** Pages that failed when it was made, of which it has nothing. */
  readonly missing: readonly string[]
  /** Number of the fact publication that it follows; 0: none. */
  readonly facts: number
}

export interface ArchiveDay {
  /** `2026-11-29`, Korean. */
  readonly day: string
  readonly versions: readonly ListedVersion[]
}

export interface ArchiveView {
  readonly days: readonly ArchiveDay[]
  /** Lists versions below this number; null: there are no earlier ones. */
  readonly earlier: number | null
}

const PAGE_SIZE = 30

/** A page's name in the menus, or its address where they have none. */
const pageName = (address: string): string => menuName(content, decodedPath(address) ?? address).label

/** Versions by day, the newest first. @throws StoreUnavailableError */
export async function readArchiveView({ store }: Pick<Services, 'store'>, before?: number): Promise<ArchiveView> {
  // More: what changed is what the last version that kept a page says otherwise.
  const versions = await store.archive.list({ limit: PAGE_SIZE + LOOKED_BACK, ...(before === undefined ? {} : { before }) })
  const days = new Map<string, ListedVersion[]>()
  for (const [index, version] of versions.slice(0, PAGE_SIZE).entries()) {
    const { number, at, hash, facts } = version
    const day = koreanIsoDay(at)
    const listed = {
      number,
      at,
      hash,
      pages: keptPages(version).length,
      facts: facts.number,
      changed: changedPages(version, versions.slice(index + 1)).map(pageName),
      removed: removedPages(version, versions[index + 1]).map(pageName),
      missing: missingPages(version).map(pageName),
    }
    days.set(day, [...(days.get(day) ?? []), listed])
  }
  const last = versions.at(PAGE_SIZE - 1)
  return { days: [...days].map(([day, listed]) => ({ day, versions: listed })), earlier: versions.length > PAGE_SIZE && last ? last.number : null }
}

/** @throws NotFoundError; ArchiveDamagedError for one that is not as it was archived; StoreUnavailableError */
export async function getArchiveVersion({ store }: Pick<Services, 'store'>, number: number): Promise<ArchiveVersion> {
  const [version, before] = Number.isSafeInteger(number) && number > 0 ? await store.archive.list({ before: number + 1, limit: 2 }) : []
  if (version?.number !== number) throw new NotFoundError(`archived version ${number}`)
  const previousHash = number === 1 ? '' : before?.number === number - 1 ? before.hash : version.previousHash
  if (!isIntact(version, previousHash)) throw new ArchiveDamagedError({ number, what: 'changed' })
  return version
}

export interface ListedPage extends Pick<ArchivedPage, 'address' | 'hash'> {
  /** It failed when the version was made: there is no file. */
  readonly isMissing: boolean
  readonly name: string
  readonly isChanged: boolean
}

/** @throws NotFoundError, StoreUnavailableError */
export async function readVersionView(
  services: Pick<Services, 'store'>,
  number: number,
): Promise<{ readonly version: ArchiveVersion; readonly pages: readonly ListedPage[] }> {
  const version = await getArchiveVersion(services, number)
  const earlier = await services.store.archive.list({ before: number, limit: LOOKED_BACK })
  const [changed, missing] = [new Set(changedPages(version, earlier)), new Set(missingPages(version))]
  return {
    version,
    pages: version.pages.map(({ address, hash }) => ({
      address,
      hash,
      name: pageName(address),
      isChanged: changed.has(address),
      isMissing: missing.has(address),
    })),
  }
}
