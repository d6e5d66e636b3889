/** What encode.mjs and encode-panoramas.mjs share: masters in, immutable files and one manifest out. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { z } from 'zod'

/** Lines by the picture's name; what else a line has is its encoder's. */
const manifestSchema = z.record(z.string(), z.looseObject({ hash: z.string() }))

/**
 * Encodes each master (NAME.png) that changed. Files carry the first 8 hex digits of the SHA-256 of the master and of how it
 * is encoded, so they are immutable; files of an older master or of another encoding are removed.
 * @param {object} job
 * @param {string} job.masters folder of the masters
 * @param {readonly string[]} job.only names; none means all
 * @param {string} job.folder of public/ for the files and their manifest.json; CONTENT=DIR takes the public/ of another complex
 * @param {(name: string) => unknown} job.settings how a master is encoded; part of the hash
 * @param {(master: Buffer, name: string, file: (width: number, kind: string) => string, hash: string) => Promise<object>} job.encode
 *   writes the files and returns their line in the manifest
 */
export async function encodeMasters({ masters, only, folder, settings, encode }) {
  const out = join(process.env.CONTENT ?? new URL('..', import.meta.url).pathname, 'public', folder)
  mkdirSync(out, { recursive: true })
  const manifestFile = join(out, 'manifest.json')
  /** Read anew each time: two encoders may run beside each other. */
  const readManifest = () => (existsSync(manifestFile) ? manifestSchema.parse(JSON.parse(readFileSync(manifestFile, 'utf8'))) : {})

  for (const entry of readdirSync(masters)
    .filter((name) => name.endsWith('.png'))
    .sort()) {
    const name = basename(entry, '.png')
    if (only.length > 0 && !only.includes(name)) continue
    const master = readFileSync(join(masters, entry))
    const hash = createHash('sha256')
      .update(master)
      .update(JSON.stringify(settings(name)))
      .digest('hex')
      .slice(0, 8)
    if (readManifest()[name]?.hash === hash) continue
    for (const old of readdirSync(out).filter((file) => new RegExp(`^${name}-\\d+\\.`).test(file))) rmSync(join(out, old))
    const line = await encode(master, name, (width, kind) => join(out, `${name}-${width}.${hash}.${kind}`), hash)
    const sorted = Object.entries({ ...readManifest(), [name]: line }).sort(([a], [b]) => a.localeCompare(b))
    writeFileSync(manifestFile, `${JSON.stringify(Object.fromEntries(sorted), null, 1)}\n`)
    console.log(name, hash)
  }
}
