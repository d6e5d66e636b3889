const text = (file: Uint8Array, from: number, to: number) => Buffer.from(file.subarray(from, to)).toString('latin1')

/**
 * Detects the file type by its magic bytes before decoding: decoders of SVG, PDF and similar formats may read other
 * files and URLs.
 * @returns `heif` for what phones write in HEVC, which sharp does not decode; null for any other file
 */
export function pictureKind(file: Uint8Array): 'jpeg' | 'png' | 'webp' | 'avif' | 'heif' | null {
  if (text(file, 0, 3) === '\xff\xd8\xff') return 'jpeg'
  if (text(file, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (text(file, 0, 4) === 'RIFF' && text(file, 8, 12) === 'WEBP') return 'webp'
  // The major brand, or a compatible brand: https://aomediacodec.github.io/av1-avif/#brands
  const brands = text(file, 4, 8) === 'ftyp' ? text(file, 8, 64) : ''
  if (/avi[fs]/.test(brands)) return 'avif'
  if (/hei[cmsx]|hev[cmsx]|mif1|msf1/.test(brands)) return 'heif'
  return null
}
