/**
 * node art/encode.mjs MASTERS [name ...]: encodes masters (PNG, 2560 px wide, NAME-tall 1440) once into what pages use:
 * public/pictures/{name}-{width}.{hash}.{avif,webp} and one JPEG fallback, and their line in public/pictures/manifest.json.
 */
import sharp from 'sharp'
import { encodeMasters } from './encoding.mjs'

/** Effort 0 is quick, 9 small: above 3 a render becomes at most 5 % smaller and takes ten times as long. */
const AVIF_EFFORT = Number(process.env.AVIF_EFFORT ?? 3)
/** Up to 1080 px, what phones take, 36 cannot be told from 52 at a phone's density; by it pages keep their byte budget. */
const AVIF_QUALITY = { small: 36, large: 42 }
/** The largest paint of the first page that most visitors open, half of it under a text's ground: bytes here are time. */
const TALL_AVIF_QUALITY = { small: 30, large: 36 }
const WEBP = { quality: 74, effort: 5 }
const JPEG = { quality: 76, mozjpeg: true, progressive: true }
const SOCIAL_JPEG = { ...JPEG, quality: 84 }
const WIDTHS = [480, 750, 1080, 1600, 2560]
const TALL_WIDTHS = [480, 750, 1080, 1440]
/** As in lib/content/schemas/picture-url.ts. */
const FALLBACK_MAX_WIDTH = 1600

/** Stands in the page itself until the picture is there: 90 to 220 bytes. A change of it is no change of the files, so not of their hash. */
const preview = async (master) => (await sharp(master).resize(16).webp({ quality: 75, effort: 6, smartSubsample: true }).toBuffer()).toString('base64')

const isSocial = (name) => name.startsWith('social-')
const isTall = (name) => name.endsWith('-tall')
const widthsOf = (name) => (isTall(name) ? TALL_WIDTHS : WIDTHS)
const qualityOf = (name) => (isTall(name) ? TALL_AVIF_QUALITY : AVIF_QUALITY)
const [masters, ...only] = process.argv.slice(2)
if (!masters) throw new Error('usage: node art/encode.mjs MASTERS [name ...]')

await encodeMasters({
  masters,
  only,
  out: new URL('../public/pictures/', import.meta.url).pathname,
  settings: (name) => (isSocial(name) ? SOCIAL_JPEG : { AVIF_QUALITY: qualityOf(name), AVIF_EFFORT, WEBP, JPEG, WIDTHS: widthsOf(name) }),
  encode: async (master, name, file, hash) => {
    const { width, height } = await sharp(master).metadata()
    const quality = qualityOf(name)
    const widths = isSocial(name) ? [width] : widthsOf(name).filter((candidate) => candidate <= width)
    for (const target of isSocial(name) ? [] : widths) {
      const sized = sharp(master).resize(target)
      await sized
        .clone()
        .avif({ quality: target <= 1080 ? quality.small : quality.large, effort: AVIF_EFFORT })
        .toFile(file(target, 'avif'))
      await sized.clone().webp(WEBP).toFile(file(target, 'webp'))
    }
    const fallbackWidth = Math.max(...widths.filter((candidate) => candidate <= FALLBACK_MAX_WIDTH))
    await sharp(master)
      .resize(fallbackWidth)
      .jpeg(isSocial(name) ? SOCIAL_JPEG : JPEG)
      .toFile(file(fallbackWidth, 'jpg'))
    return { width, height, widths, hash, ...(!isSocial(name) && { preview: await preview(master) }), fallback: 'jpg' }
  },
})
