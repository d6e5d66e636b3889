/**
 * node art/encode-panoramas.mjs MASTERS [name ...]: encodes panoramas (PNG, 2:1, 4096 px wide) once into what the VR
 * tour loads: public/panoramas/{name}-{width}.{hash}.{avif,webp} and their line in public/panoramas/manifest.json.
 *
 * Afterwards content/tours.ts may name them: a scene's `panorama` is the master's name without .png, its `at` and
 * `heading` are where it was rendered (art/scenes/apartment/panorama-places.json).
 */
import { statSync } from 'node:fs'
import sharp from 'sharp'
import { encodeMasters } from './encoding.mjs'

/** Effort 0 is quick, 9 small. */
const AVIF = { quality: 50, effort: Number(process.env.AVIF_EFFORT ?? 4) }
const WEBP = { quality: 72, effort: 5 }
/** A phone loads the second, see components/tour/panorama/panorama-picture.ts. */
const WIDTHS = [4096, 3072]
/** What one room may cost on a phone, beside 150 kB of viewer. */
const PHONE_BUDGET_BYTES = 500_000

const [masters, ...only] = process.argv.slice(2)
if (!masters) throw new Error('usage: node art/encode-panoramas.mjs MASTERS [name ...]')

await encodeMasters({
  masters,
  only,
  folder: 'panoramas',
  settings: () => ({ AVIF, WEBP, WIDTHS }),
  encode: async (master, name, file, hash) => {
    const { width, height } = await sharp(master).metadata()
    if (width !== 2 * height) throw new Error(`${name}: ${width} x ${height}, a panorama is twice as wide as high`)
    const widths = [...new Set(WIDTHS.map((candidate) => Math.min(candidate, width)))].sort((a, b) => a - b)
    const bytes = {}
    for (const target of widths) {
      const sized = sharp(master)
        .resize(target, target / 2)
        .removeAlpha()
      await sized.clone().avif(AVIF).toFile(file(target, 'avif'))
      await sized.clone().webp(WEBP).toFile(file(target, 'webp'))
      bytes[target] = statSync(file(target, 'avif')).size
    }
    if (bytes[widths[0]] > PHONE_BUDGET_BYTES) throw new Error(`${name}: ${bytes[widths[0]]} bytes, too large for a phone`)
    return { widths, hash, bytes }
  },
})
