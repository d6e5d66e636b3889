import sharp from 'sharp'

/*
 * How a picture becomes the files that pages use: /pictures/{name}-{width}.{hash}.{avif,webp} and one JPEG for what reads
 * neither (lib/content/schemas/picture-url.ts). A name that ends with `-tall` is an upright
 * render for a frame that fills a phone.
 */

/** Effort 0 is quick, 9 small: above 3 a render becomes at most 5 % smaller and takes ten times as long. */
const AVIF_EFFORT = Number(process.env.AVIF_EFFORT ?? 3)
/** Up to 1080 px, what phones take, 36 cannot be told from 52 at a phone's density; by it pages keep their byte budget. */
const AVIF_QUALITY = { small: 36, large: 42 }
/** The largest paint of the first page that most visitors open, half of it under a text's ground: bytes here are time. */
const TALL_AVIF_QUALITY = { small: 30, large: 36 }
const WEBP = { quality: 74, effort: 5 }
const JPEG = { quality: 76, mozjpeg: true, progressive: true }
const WIDTHS = [480, 750, 1080, 1600, 2560]
const TALL_WIDTHS = [480, 750, 1080, 1440]
/** As in lib/content/schemas/picture-url.ts. */
const FALLBACK_MAX_WIDTH = 1600
const PREVIEW_WIDTH = 16

/** @param {string} name whether it is the upright render of another picture */
export const isTall = (name) => name.endsWith('-tall')
/** @param {string} name @returns {readonly number[]} widths in px, ascending, of which those that the picture has are made */
const widthsOf = (name) => (isTall(name) ? TALL_WIDTHS : WIDTHS)
const qualityOf = (/** @type {string} */ name) => (isTall(name) ? TALL_AVIF_QUALITY : AVIF_QUALITY)

/**
 * @param {string} name
 * @returns {unknown} how it is encoded: part of what its files' names are made of
 */
export const settingsOf = (name) => ({ AVIF_QUALITY: qualityOf(name), AVIF_EFFORT, WEBP, JPEG, WIDTHS: widthsOf(name) })

/** Stands in the page itself until the picture is there: 90 to 220 bytes. A change of it is no change of the files, so not of their hash. */
const preview = async (/** @type {Buffer} */ master) =>
  (await sharp(master).resize(PREVIEW_WIDTH).webp({ quality: 75, effort: 6, smartSubsample: true }).toBuffer()).toString('base64')

/** @typedef {{ width: number, height: number, widths: number[], hash: string, preview: string, fallback: 'jpg' }} PictureFile a line of public/pictures/manifest.json */

/**
 * Writes the files of a picture, without any metadata of its master.
 * @param {Buffer} master upright, at least as wide as the narrowest width
 * @param {string} name
 * @param {(width: number, kind: string) => string} file path of each
 * @param {string} hash in their names
 * @returns {Promise<PictureFile>}
 */
export async function encodePicture(master, name, file, hash) {
  const { width, height } = await sharp(master).metadata()
  const quality = qualityOf(name)
  const widths = widthsOf(name).filter((candidate) => candidate <= width)
  for (const target of widths) {
    const sized = sharp(master).resize(target)
    await sized
      .clone()
      .avif({ quality: target <= 1080 ? quality.small : quality.large, effort: AVIF_EFFORT })
      .toFile(file(target, 'avif'))
    await sized.clone().webp(WEBP).toFile(file(target, 'webp'))
  }
  const fallbackWidth = Math.max(...widths.filter((candidate) => candidate <= FALLBACK_MAX_WIDTH))
  await sharp(master).resize(fallbackWidth).jpeg(JPEG).toFile(file(fallbackWidth, 'jpg'))
  return { width, height, widths, hash, preview: await preview(master), fallback: 'jpg' }
}
