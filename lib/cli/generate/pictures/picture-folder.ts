import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { encodePicture, settingsOf, type PictureFile } from './encode-picture.mjs'

/** manifest.json. */
const manifestSchema: z.ZodType<Record<string, PictureFile>> = z.record(
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

/** @param pictures sorted by name as they are written */
export function writeManifest(folder: string, pictures: Record<string, PictureFile>) {
  const sorted = Object.entries(pictures).sort(([a], [b]) => a.localeCompare(b))
  writeFileSync(join(folder, 'manifest.json'), `${JSON.stringify(Object.fromEntries(sorted), null, 1)}\n`)
}

/** @param line replaces its previous one */
export function addToManifest(folder: string, name: string, line: PictureFile) {
  const file = join(folder, 'manifest.json')
  const before = existsSync(file) ? manifestSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : {}
  writeManifest(folder, { ...before, [name]: line })
}

/**
 * Encodes a master into a folder of pictures, replacing the files of that name.
 * @param folder such as public/pictures
 * @param master upright, without transparency
 * @returns its line, not yet in the manifest
 */
export async function storePicture(folder: string, name: string, master: Buffer): Promise<PictureFile> {
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
