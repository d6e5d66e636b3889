import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { MANIFEST_FILE, MANIFEST_FORMAT, SITE_DIRECTORY } from '../pages/site-manifest.mjs'
import { bodyWriter } from './body-writer.mjs'
import { prepareMachineFiles, preparePublicFiles, prepareStaticFiles } from './prepare-files.mjs'
import { preparePages } from './prepare-pages.mjs'

/** @typedef {import('../pages/site-manifest.mjs').SiteManifest} SiteManifest */

/**
 * Prepares every answer that does not change until the next build: pages rewritten by the page transform with their
 * policies, route changes' data, scripts and fonts, each compressed as far as it goes.
 * @param {string} root absolute path of the project, built
 * @param {{ secure: boolean }} options whether the public address is https
 * @returns {Promise<SiteManifest>}
 * @throws Error that names what Next wrote otherwise than lib/delivery/next knows
 */
export async function prepareSite(root, { secure }) {
  const directory = join(root, SITE_DIRECTORY)
  await rm(directory, { recursive: true, force: true })
  const [frames, uses] = await Promise.all(
    ['origins', 'font-uses'].map(async (name) => JSON.parse(await readFile(join(root, `.generated/${name}.json`), 'utf8'))),
  )
  const write = bodyWriter(directory)
  // Pages are finished with the rules of their sheets.
  const files = await prepareStaticFiles(root, { write, uses })
  const { entries, ...pages } = await preparePages(root, { write, frames, secure })
  /** @type {SiteManifest} */
  const manifest = {
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
