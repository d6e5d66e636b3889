import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What `lib/delivery/finish/prepare-site.ts` writes and the server reads. */
export interface WrittenBody {
  /** Of the uncompressed body, relative to the site directory */
  file: string
  /** Whether `file.br` and `file.gz` are beside it */
  compressed: boolean
  etag: string
}
/** What is ready to be sent under an address */
export interface WrittenEntry {
  /** Of its document; of a page, its content security policy */
  headers: Record<string, string>
  /** For which it is rendered anew */
  tags: string[]
  /** By part (lib/delivery/next/route-change.ts) */
  bodies: Record<string, WrittenBody>
}

export interface SiteManifest {
  format: number
  entries: Record<string, WrittenEntry>
  /** Hashes of the inline scripts that every page may hold: our behaviour, the framework's start */
  scripts: string[]
  /** The module of the framework that runs in a task of its own */
  renderer: number
  /** Foreign origins that content shows in frames */
  frames: string[]
  secure: boolean
  /** The page that stands for one which failed */
  failure?: WrittenEntry
  /** The page for addresses that do not exist */
  notFound?: WrittenEntry
}

/** Directory of the prepared answers, inside the build. */
export const SITE_DIRECTORY = '.next/site'
/** Rules of every style sheet by address, for pages that are rendered at run time (used-styles.ts). */
export const STYLE_RULES_FILE = join(SITE_DIRECTORY, 'style-rules.json')
/** Written last: where it is, the build is whole. */
export const MANIFEST_FILE = join(SITE_DIRECTORY, 'manifest.json')
/** Counted up when the shape of what the build writes changes. */
export const MANIFEST_FORMAT = 1

/** @throws Error that says to build, where nothing was built or the build is of another release */
export function readManifest(root: string): SiteManifest {
  const file = join(root, MANIFEST_FILE)
  if (!existsSync(file)) throw new Error('Nothing was built here: run `npm run build` first.')
  try {
    const manifest = JSON.parse(readFileSync(file, 'utf8')) as SiteManifest
    if (manifest.format === MANIFEST_FORMAT) return manifest
  } catch (cause) {
    if (!(cause instanceof SyntaxError)) throw cause
  }
  throw new Error(`${MANIFEST_FILE} is damaged or was made by another release: run \`npm run build\` again.`)
}

/** @param file whose name carries a hash of its content, so that it may be kept for ever */
export const isHashed = (file: string) => /\.[0-9a-f]{8,}\.\w+$/.test(file)
