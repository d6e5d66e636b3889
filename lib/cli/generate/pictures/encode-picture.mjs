import sharp from 'sharp'

/* Encodes a picture to the files that pages use: /pictures/{name}-{width}.{hash}.{avif,webp} and one JPEG as a fallback
   (lib/content/schemas/picture-url.ts). A name that ends with `-tall` is an upright render for a frame that fills a phone. */

/** Encoder effort from 0 (fast) to 9 (small): above 3 a render becomes at most 5 % smaller and takes ten times as long. */
const AVIF_EFFORT = 3
/** Of an upright render: the first page's largest paint waits for its bytes. At 5 it is 6 % smaller, at 7 no smaller. */
const TALL_AVIF_EFFORT = 5
/** Up to 1080 px, the widths for phones: at their density quality 36 looks like 52, and 4:2:0 like 4:4:4 with 3 to 5 % fewer bytes. */
const AVIF = { small: { quality: 36, chromaSubsampling: '4:2:0' }, large: { quality: 42, chromaSubsampling: '4:4:4' } }
/** The largest paint of the first page that most visitors open: bytes here are time. */
const TALL_AVIF = { small: { quality: 28, chromaSubsampling: '4:4:4' }, large: { quality: 36, chromaSubsampling: '4:4:4' } }
const WEBP = { quality: 74, effort: 5 }
const JPEG = { quality: 76, mozjpeg: true, progressive: true }
const WIDTHS = [480, 750, 1080, 1600, 2560]
const TALL_WIDTHS = [480, 750, 1080, 1440]
/** As in lib/content/schemas/picture-url.ts. */
const FALLBACK_MAX_WIDTH = 1600
const PREVIEW_WIDTH = 16

/** @param {string} name whether it is the upright render of another picture */
export const isTall = (name) => name.endsWith('-tall')
/** @param {string} name @returns {readonly number[]} possible widths in px, ascending */
const widthsOf = (name) => (isTall(name) ? TALL_WIDTHS : WIDTHS)
const avifOf = (/** @type {string} */ name) => (isTall(name) ? TALL_AVIF : AVIF)
const effortOf = (/** @type {string} */ name) => Number(process.env.AVIF_EFFORT ?? (isTall(name) ? TALL_AVIF_EFFORT : AVIF_EFFORT))

/**
 * @param {string} name
 * @returns {unknown} encoder settings: part of the hash in the files' names
 */
export const settingsOf = (name) => ({ AVIF: avifOf(name), AVIF_EFFORT: effortOf(name), WEBP, JPEG, WIDTHS: widthsOf(name) })

/** The page contains it until the picture has loaded: 90 to 220 bytes. Not part of the files' hash. */
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
  const avif = avifOf(name)
  const widths = widthsOf(name).filter((candidate) => candidate <= width)
  for (const target of widths) {
    const sized = sharp(master).resize(target)
    await sized
      .clone()
      .avif({ ...(target <= 1080 ? avif.small : avif.large), effort: effortOf(name) })
      .toFile(file(target, 'avif'))
    await sized.clone().webp(WEBP).toFile(file(target, 'webp'))
  }
  const fallbackWidth = Math.max(...widths.filter((candidate) => candidate <= FALLBACK_MAX_WIDTH))
  await sharp(master).resize(fallbackWidth).jpeg(JPEG).toFile(file(fallbackWidth, 'jpg'))
  return { width, height, widths, hash, preview: await preview(master), fallback: 'jpg' }
}
