/**
 * node art/encode.mjs MASTERS [name ...]: encodes masters (PNG, 2560 px wide) once into what pages use:
 * public/pictures/{name}-{width}.{hash}.{avif,webp} and one JPEG fallback, and their line in public/pictures/manifest.json.
 * Files carry the first 8 hex digits of the SHA-256 of the master and of how it is encoded, so they are immutable; files of
 * an older master or of another encoding are removed.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import sharp from 'sharp'

/** 0 quick to 9 small: above 3 a render becomes at most 5 % smaller and takes ten times as long. */
const AVIF_EFFORT = Number(process.env.AVIF_EFFORT ?? 3)
/** Up to 1080 px, what phones take, 36 cannot be told from 52 at a phone's density; by it pages keep their byte budget. */
const AVIF_QUALITY = { small: 36, large: 42 }
const avifQuality = (width) => (width <= 1080 ? AVIF_QUALITY.small : AVIF_QUALITY.large)
const WEBP = { quality: 74, effort: 5 }
const JPEG = { quality: 76, mozjpeg: true, progressive: true }
const SOCIAL_JPEG = { ...JPEG, quality: 84 }
const WIDTHS = [480, 750, 1080, 1600, 2560]
const ENCODING = JSON.stringify({ AVIF_QUALITY, AVIF_EFFORT, WEBP, JPEG, WIDTHS })
/** As in lib/content/schemas/picture-url.ts. */
const FALLBACK_MAX_WIDTH = 1600
const [masters, ...only] = process.argv.slice(2)
const out = new URL('../public/pictures/', import.meta.url).pathname
mkdirSync(out, { recursive: true })
const manifestFile = join(out, 'manifest.json')
/** Read anew each time: two encoders may run beside each other. */
const readManifest = () => (existsSync(manifestFile) ? JSON.parse(readFileSync(manifestFile, 'utf8')) : {})

for (const file of readdirSync(masters).filter((name) => name.endsWith('.png')).sort()) {
  const name = basename(file, '.png')
  if (only.length > 0 && !only.includes(name)) continue
  const social = name.startsWith('social-')
  const master = readFileSync(join(masters, file))
  const hash = createHash('sha256').update(master).update(social ? JSON.stringify(SOCIAL_JPEG) : ENCODING).digest('hex').slice(0, 8)
  if (readManifest()[name]?.hash === hash) continue
  for (const old of readdirSync(out).filter((entry) => new RegExp(`^${name}-\\d+\\.`).test(entry))) rmSync(join(out, old))
  const { width, height } = await sharp(master).metadata()
  const widths = social ? [width] : WIDTHS.filter((candidate) => candidate <= width)
  const { channels } = await sharp(master).stats()
  for (const target of widths) {
    const sized = sharp(master).resize(target)
    if (!social) {
      await sized.clone().avif({ quality: avifQuality(target), effort: AVIF_EFFORT }).toFile(join(out, `${name}-${target}.${hash}.avif`))
      await sized.clone().webp(WEBP).toFile(join(out, `${name}-${target}.${hash}.webp`))
    }
  }
  const fallbackWidth = Math.max(...widths.filter((candidate) => candidate <= FALLBACK_MAX_WIDTH))
  await sharp(master).resize(fallbackWidth).jpeg(social ? SOCIAL_JPEG : JPEG).toFile(join(out, `${name}-${fallbackWidth}.${hash}.jpg`))
  const colour = `#${channels.slice(0, 3).map(({ mean }) => Math.round(mean).toString(16).padStart(2, '0')).join('')}`
  const manifest = { ...readManifest(), [name]: { width, height, widths, hash, colour, fallback: 'jpg' } }
  const sorted = Object.fromEntries(Object.entries(manifest).sort(([a], [b]) => a.localeCompare(b)))
  writeFileSync(manifestFile, `${JSON.stringify(sorted, null, 1)}\n`)
  console.log(name, hash)
}
