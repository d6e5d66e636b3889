import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { MANIFEST_FILE, MANIFEST_FORMAT, SITE_DIRECTORY, type SiteManifest } from '../pages/site-manifest'
import { bodyWriter } from './body-writer'
import { prepareMachineFiles, preparePublicFiles, prepareStaticFiles } from './prepare-files'
import type { FontUses } from '../../cli/generate/fonts/build-fonts'
import { preparePages } from './prepare-pages'

/**
 * Prepares every answer that does not change until the next build: pages rewritten by the page transform with their
 * policies, route changes' data, scripts and fonts, each compressed as far as it goes.
 * @throws Error that names what Next wrote otherwise than lib/delivery/next knows
 */
export async function prepareSite(root: string, { secure }: { secure: boolean }): Promise<SiteManifest> {
  const directory = join(root, SITE_DIRECTORY)
  await rm(directory, { recursive: true, force: true })
  const read = async (name: string) => JSON.parse(await readFile(join(root, `.generated/${name}.json`), 'utf8')) as unknown
  const [frames, uses] = (await Promise.all([read('origins'), read('font-uses')])) as [string[], FontUses]
  const write = bodyWriter(directory)
  // Pages are finished with the rules of their sheets.
  const files = await prepareStaticFiles(root, { write, uses })
  const { entries, ...pages } = await preparePages(root, { write, frames, secure })
  const manifest: SiteManifest = {
    ...pages,
    format: MANIFEST_FORMAT,
    entries: {
      ...entries,
      ...(await prepareMachineFiles(root, write)),
      ...files,
      ...(await preparePublicFiles(root, write)),
    },
    frames,
    secure,
  }
  await writeFile(join(root, MANIFEST_FILE), JSON.stringify(manifest))
  return manifest
}
