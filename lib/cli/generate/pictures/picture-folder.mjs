import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { encodePicture, settingsOf } from './encode-picture.mjs'

/** @typedef {import('./encode-picture.mjs').PictureFile} PictureFile */

/** manifest.json. @type {z.ZodType<Record<string, PictureFile>>} */
const manifestSchema = z.record(
  z.string(),
  z.object({
    width: z.number(),
    height: z.number(),
    widths: z.array(z.number()),
    hash: z.string(),
    preview: z.string(),
    fallback: z.literal('jpg'),
  }),
)

/** @param {string} folder @param {Record<string, PictureFile>} pictures sorted by name as they are written */
export function writeManifest(folder, pictures) {
  const sorted = Object.entries(pictures).sort(([a], [b]) => a.localeCompare(b))
  writeFileSync(join(folder, 'manifest.json'), `${JSON.stringify(Object.fromEntries(sorted), null, 1)}\n`)
}

/** @param {string} folder @param {string} name @param {PictureFile} line replaces its previous one */
export function addToManifest(folder, name, line) {
  const file = join(folder, 'manifest.json')
  const before = existsSync(file) ? manifestSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : {}
  writeManifest(folder, { ...before, [name]: line })
}

/**
 * Encodes a master into a folder of pictures, replacing the files of that name.
 * @param {string} folder such as public/pictures
 * @param {string} name
 * @param {Buffer} master upright, without transparency
 * @returns {Promise<PictureFile>} its line, not yet in the manifest
 */
export async function storePicture(folder, name, master) {
  mkdirSync(folder, { recursive: true })
  const hash = createHash('sha256')
    .update(master)
    .update(JSON.stringify(settingsOf(name)))
    .digest('hex')
    .slice(0, 8)
  const line = await encodePicture(master, name, (width, kind) => join(folder, `${name}-${width}.${hash}.${kind}`), hash)
  const older = new RegExp(`^${name}-\\d+\\.(?!${hash}\\.)`)
  for (const file of readdirSync(folder)) if (older.test(file)) rmSync(join(folder, file))
  return line
}
