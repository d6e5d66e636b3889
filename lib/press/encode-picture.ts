import type { Sharp } from 'sharp'
import { InvalidInputError } from '@/lib/errors'
import { pressAnswers } from '@/lib/messages/ko/press-answers'
import type { NewCover } from '@/lib/press/press-store'
import { MEDIA_MAX_BYTES, type Media } from '@/lib/press/media-store'
import { COVER_MAX_PIXELS, SOCIAL_SIZE, type CoverFile } from './cover'
import { articlePictureWords } from '@/lib/messages/ko/article-pictures'
import { lineOfPicture, pictureFields } from './article-picture'
import { mediaFileName } from './media-file-name'
import { pictureKind } from './picture-kind'
import { formatCount } from '@/lib/messages/format-count'

/** The article's column is 46rem wide: its width in CSS pixels once and twice, and about half for phones. */
const WIDTHS = [640, 960, 1600] as const
const MAX_WIDTH = Math.max(...WIDTHS)
/** Encoder qualities, tried in order until the file fits the size limit. */
const QUALITIES = [80, 60, 40, 20] as const

const TOO_MANY_PIXELS = pressAnswers.coverPixels(formatCount(COVER_MAX_PIXELS / 10_000))

const refuse = (message: string): never => {
  throw new InvalidInputError({ cover: message })
}

async function encodeWithinLimit(encode: (quality: number) => Promise<Buffer>): Promise<Buffer> {
  for (const quality of QUALITIES) {
    const bytes = await encode(quality)
    if (bytes.byteLength <= MEDIA_MAX_BYTES) return bytes
  }
  return refuse(pressAnswers.coverNotSmaller)
}

interface DecodedPicture {
  readonly picture: Sharp
  readonly width: number
  readonly height: number
}

/** Decodes once, rotates by the camera's orientation, scales to the largest displayed size and drops metadata. */
async function decode(file: Uint8Array): Promise<DecodedPicture> {
  const kind = pictureKind(file) ?? refuse(pressAnswers.coverNoPicture)
  if (kind === 'heif') refuse(pressAnswers.coverHeif)
  const { default: sharp } = await import('sharp')
  const options = { limitInputPixels: COVER_MAX_PIXELS, failOn: 'error' } as const
  const { format, compression, width, height } = await sharp(file, { ...options, limitInputPixels: false })
    .metadata()
    .catch(() => refuse(pressAnswers.coverUnreadable))
  if (format === 'heif' ? kind !== 'avif' || compression !== 'av1' : format !== kind) refuse(pressAnswers.coverNoPicture)
  if (width * height > COVER_MAX_PIXELS) refuse(TOO_MANY_PIXELS)
  const { data, info } = await sharp(file, options)
    .autoOrient()
    .resize({ width: MAX_WIDTH, height: MAX_WIDTH, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => refuse(pressAnswers.coverUnreadable))
  return { picture: sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } }), width: info.width, height: info.height }
}

/**
 * @param field of the form, under which errors stand
 * @param said the message of an error, for a form that has several pictures
 */
async function under<T>(field: string, work: () => Promise<T>, said: (message: string) => string = (message) => message): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw error instanceof InvalidInputError ? new InvalidInputError({ [field]: said(Object.values(error.fields)[0] ?? '') }) : error
  }
}

/**
 * A picture that is no article's, encoded in the same way: one JPEG of the largest displayed size.
 * @param field of the form, under which errors stand
 * @throws InvalidInputError with a Korean message
 */
export const encodePicture = (file: Uint8Array, field: string): Promise<Uint8Array> =>
  under(field, async () => {
    const { picture } = await decode(file)
    return encodeWithinLimit((quality) => picture.clone().jpeg({ quality, mozjpeg: true }).toBuffer())
  })

const mediaOf = (articleId: string, bytes: Buffer, extension: 'webp' | 'jpg'): Media => ({ id: mediaFileName(articleId, bytes, extension), bytes })

interface EncodedSizes {
  readonly files: readonly [CoverFile, ...CoverFile[]]
  readonly media: readonly Media[]
}

/** The sizes that pages show. */
async function encodeSizes(articleId: string, { picture, width }: DecodedPicture): Promise<EncodedSizes> {
  const media: Media[] = []
  const files: CoverFile[] = []
  // Sequentially, because visitors' requests need the memory and the processor as well.
  for (const each of [...WIDTHS.filter((candidate) => candidate < width), width]) {
    const bytes = await encodeWithinLimit((quality) => picture.clone().resize({ width: each }).webp({ quality }).toBuffer())
    const file = mediaOf(articleId, bytes, 'webp')
    media.push(file)
    files.push({ file: file.id, width: each })
  }
  const [first = refuse(pressAnswers.coverUnreadable), ...others] = files
  return { files: [first, ...others], media }
}

/**
 * Creates the files of the picture of a number in an article's text, as {@link encodeCover}.
 * @throws InvalidInputError with a Korean message, which names the picture, under its field
 */
export const encodeArticlePicture = (articleId: string, file: Uint8Array, number: number): Promise<EncodedSizes & Pick<DecodedPicture, 'width' | 'height'>> =>
  under(
    pictureFields(number).file,
    async () => {
      const decoded = await decode(file)
      return { width: decoded.width, height: decoded.height, ...(await encodeSizes(articleId, decoded)) }
    },
    (message) => articlePictureWords.refused(lineOfPicture(number), message),
  )

/**
 * Creates a cover's files from an upload, whatever its declared type.
 * @param file at most COVER_MAX_BYTES; must be JPEG, PNG, WebP or AVIF by its content
 * @throws InvalidInputError with a Korean message under `cover`
 */
export async function encodeCover(articleId: string, file: Uint8Array, alt: string): Promise<NewCover> {
  const decoded = await decode(file)
  const { files, media } = await encodeSizes(articleId, decoded)
  const preview = await encodeWithinLimit((quality) =>
    decoded.picture
      .clone()
      .resize({ ...SOCIAL_SIZE, fit: 'cover' })
      .jpeg({ quality, mozjpeg: true })
      .toBuffer(),
  )
  const social = mediaOf(articleId, preview, 'jpg')
  const { width, height } = decoded
  return { cover: { alt, width, height, files, social: social.id, socialBytes: preview.byteLength }, media: [...media, social] }
}
