/**
 * node art/encode-panoramas.mjs MASTERS [name ...]: encodes panoramas (PNG, 2:1, 4096 px wide) once into what the VR
 * tour loads: public/panoramas/{name}-{width}.{hash}.{avif,webp} and their line in public/panoramas/manifest.json.
 * Files carry the first 8 hex digits of the master's SHA-256, so they are immutable; files of an older master are removed.
 *
 * Afterwards content/tours.ts may name them: a scene's `panorama` is the master's name without .png, its `at` and
 * `heading` are where it was rendered (art/scenes/apartment/panorama-places.json).
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import sharp from 'sharp'

/** 0 quick to 9 small. */
const AVIF_EFFORT = Number(process.env.AVIF_EFFORT ?? 4)
/** A phone loads the second, see components/tour/panorama/panorama-picture.ts. */
const WIDTHS = [4096, 3072]
const QUALITY = { avif: 50, webp: 72 }
/** What one room may cost on a phone, beside 150 kB of viewer. */
const PHONE_BUDGET_BYTES = 500_000

const [masters, ...only] = process.argv.slice(2)
if (!masters) throw new Error('usage: node art/encode-panoramas.mjs MASTERS [name ...]')
const out = new URL('../public/panoramas/', import.meta.url).pathname
mkdirSync(out, { recursive: true })
const manifestFile = join(out, 'manifest.json')
const manifest = existsSync(manifestFile) ? JSON.parse(readFileSync(manifestFile, 'utf8')) : {}

for (const entry of readdirSync(masters).filter((name) => name.endsWith('.png')).sort()) {
  const name = basename(entry, '.png')
  if (only.length > 0 && !only.includes(name)) continue
  const master = readFileSync(join(masters, entry))
  const hash = createHash('sha256').update(master).digest('hex').slice(0, 8)
  if (manifest[name]?.hash === hash) continue
  const { width, height } = await sharp(master).metadata()
  if (width !== 2 * height) throw new Error(`${entry}: ${width} x ${height}, a panorama is twice as wide as high`)
  for (const old of readdirSync(out).filter((file) => new RegExp(`^${name}-\\d+\\.`).test(file))) rmSync(join(out, old))

  const widths = [...new Set(WIDTHS.map((candidate) => Math.min(candidate, width)))].sort((a, b) => a - b)
  const bytes = {}
  for (const target of widths) {
    const file = join(out, `${name}-${target}.${hash}`)
    const sized = sharp(master).resize(target, target / 2).removeAlpha()
    await sized.clone().avif({ quality: QUALITY.avif, effort: AVIF_EFFORT }).toFile(`${file}.avif`)
    await sized.clone().webp({ quality: QUALITY.webp, effort: 5 }).toFile(`${file}.webp`)
    bytes[target] = statSync(`${file}.avif`).size
  }
  manifest[name] = { widths, hash, bytes }
  const sorted = Object.fromEntries(Object.entries(manifest).sort(([a], [b]) => a.localeCompare(b)))
  writeFileSync(manifestFile, `${JSON.stringify(sorted, null, 1)}\n`)
  const phone = bytes[widths[0]]
  console.log(name, hash, widths.map((target) => `${target}: ${Math.round(bytes[target] / 1000)} kB`).join(', '), phone > PHONE_BUDGET_BYTES ? 'TOO LARGE FOR A PHONE' : '')
}
