import sharp from 'sharp'
import { isTall } from './encode-picture.mjs'

/** File types of photographs and renders. */
const FORMATS = ['jpeg', 'png', 'webp', 'heif', 'tiff']
/** Largest width that pages use; larger originals are scaled down. */
const MAX_WIDTH = 2560
/** Smallest width of a picture that fills a window. */
const MIN_WIDTH = 1080

/**
 * Reads an original for encoding: turned upright, in sRGB, on white where it is transparent, without metadata (EXIF with its
 * location, IPTC, XMP).
 * @param original a file or its path
 * @param name that it will have
 * @returns PNG
 * @throws Error in Korean where it cannot be read or is too small
 */
export async function readMaster(original: Buffer | string, name: string): Promise<Buffer> {
  let upright: Buffer
  try {
    const { format } = await sharp(original).metadata()
    if (!format || !FORMATS.includes(format)) throw new Error(`${format ?? '모르는'} 형식`)
    upright = await sharp(original).autoOrient().toColourspace('srgb').flatten({ background: '#ffffff' }).png({ compressionLevel: 1 }).toBuffer()
  } catch (error) {
    throw new Error(
      `그림을 읽지 못했습니다. JPEG, PNG, WebP, AVIF, TIFF 파일인지, 손상되지 않았는지 확인해 주세요. (${error instanceof Error ? error.message : String(error)})`,
    )
  }
  const { width, height } = await sharp(upright).metadata()
  const size = `${width}x${height}`
  if (width < MIN_WIDTH) throw new Error(`${size}: 너무 작습니다. 폭이 ${MIN_WIDTH}px 이상이어야 하며 ${MAX_WIDTH}px 이 알맞습니다.`)
  if (isTall(name) && height <= width) throw new Error(`${size}: '-tall' 은 세로로 긴 그림의 이름입니다.`)
  return width > MAX_WIDTH ? sharp(upright).resize(MAX_WIDTH).png().toBuffer() : upright
}
