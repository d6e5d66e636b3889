const text = (file: Uint8Array, from: number, to: number) => Buffer.from(file.subarray(from, to)).toString('latin1')

/**
 * Detects the file type by its magic bytes before decoding: decoders of SVG, PDF and similar formats may read other
 * files and URLs.
 * @returns null for any other file
 */
export function pictureKind(file: Uint8Array): 'jpeg' | 'png' | 'webp' | 'avif' | null {
  if (text(file, 0, 3) === '\xff\xd8\xff') return 'jpeg'
  if (text(file, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (text(file, 0, 4) === 'RIFF' && text(file, 8, 12) === 'WEBP') return 'webp'
  // The major brand, or a compatible brand: https://aomediacodec.github.io/av1-avif/#brands
  if (text(file, 4, 8) === 'ftyp' && /avi[fs]/.test(text(file, 8, 64))) return 'avif'
  return null
}
