import { setImmediate as eventLoopTurn } from 'node:timers/promises'
import { constants, inflateRawSync } from 'node:zlib'

/** What an object stream says cannot be read within the bounds: the file cannot be judged. */
export class PdfUnreadableError extends Error {
  override name = 'PdfUnreadableError'
}

/** Bounds of unpacked bytes: of one stream, and of all. A small file may claim to unpack to gigabytes. */
const STREAM_MAX = 16 * 1024 * 1024
const ALL_MAX = 64 * 1024 * 1024
const STREAMS_MAX = 50_000
/** Streams may be compressed more than once. */
const LEVELS_MAX = 4
const STREAMS_A_TURN = 64

/** How far a stream's dictionary is looked for before it. */
const DICTIONARY_MAX = 16_384
const BEGINNING = 4_096
const ZLIB_HEADER = 2

/** RFC 1950: the method, and a check of both bytes. */
function isZlib([method = 0, flags = 0]: Uint8Array): boolean {
  return method % 16 === 8 && (method * 256 + flags) % 31 === 0
}

/** Readers ignore a wrong checksum and a missing end, so both are ignored here: nothing hides behind them. */
function inflate(bytes: Uint8Array): Uint8Array | 'too large' | null {
  try {
    return inflateRawSync(bytes.subarray(ZLIB_HEADER), { maxOutputLength: STREAM_MAX, finishFlush: constants.Z_SYNC_FLUSH })
  } catch (error) {
    return error instanceof RangeError ? 'too large' : null
  }
}

/** The first bytes that a stream unpacks to; of what cannot be unpacked, the bytes. */
function beginningOf(bytes: Uint8Array): Uint8Array {
  if (!isZlib(bytes)) return bytes.subarray(0, BEGINNING)
  try {
    return inflateRawSync(bytes.subarray(ZLIB_HEADER, ZLIB_HEADER + BEGINNING), { maxOutputLength: STREAM_MAX, finishFlush: constants.Z_SYNC_FLUSH })
  } catch {
    return bytes.subarray(0, 0)
  }
}

/** An object stream begins with numbers and offsets of its objects (ISO 32000-2, 7.5.7); page contents may look the same, which does no harm. */
const BEGINS_WITH_NUMBERS = /^[\s\0]*(?:%|\d+\s+\d)/

const SAYS_OBJECT_STREAM = /\/ObjStm\b/
/** Filters that are not unpacked here. Programs that write object streams have not used them for decades. */
const OTHER_FILTERS = /\/(?:ASCIIHexDecode|ASCII85Decode|LZWDecode|RunLengthDecode|Crypt)\b/

/** A name may be written with escapes, `/J#61vaScript`. */
export const withoutEscapes = (text: string): string => text.replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

/** The dictionary before a stream: from the last `obj` on. */
function dictionaryBefore(raw: string, end: number): string {
  const before = raw.slice(Math.max(0, end - DICTIONARY_MAX), end)
  return before.slice(Math.max(0, before.lastIndexOf(' obj')))
}

/** Offsets of objects rise, so that together they are as long as the text. */
const GROWTH_MAX = 4

/** An object stream's text, and its objects as others are written, so that references find them: `5 0 obj ... endobj`. */
function objectsOf(bytes: Uint8Array): string {
  const text = Buffer.from(bytes).toString('latin1')
  const header = /^[\s\0]*((?:\d+\s+)+\d*)/.exec(text)?.[1]
  if (!header) return text
  const numbers = header.trim().split(/\s+/).map(Number)
  const body = text.slice(text.indexOf(header) + header.length)
  const objects: string[] = []
  let length = 0
  for (let at = 0; at + 1 < numbers.length; at += 2) {
    const object = ` ${numbers[at]} 0 obj ${body.slice(numbers[at + 1], numbers[at + 3])} endobj`
    length += object.length
    if (length > GROWTH_MAX * text.length + BEGINNING) throw new PdfUnreadableError('objects overlap')
    objects.push(object)
  }
  return `${text}\n${objects.join('\n')}`
}

/**
 * The texts of all object streams: objects other than streams may stand in them, compressed. Every `stream` in the file is tried, also
 * within another: a reader may begin anywhere.
 * @param raw the file as latin1
 * @throws PdfUnreadableError
 */
export async function objectStreamTexts(file: Uint8Array, raw: string): Promise<string[]> {
  const names = withoutEscapes(raw)
  const hasObjectStreams = SAYS_OBJECT_STREAM.test(names)
  if (hasObjectStreams && OTHER_FILTERS.test(names)) throw new PdfUnreadableError('a filter that is not unpacked here')
  const texts: string[] = []
  let [streams, unpacked] = [0, 0]
  for (const { 0: keyword, index } of raw.matchAll(/stream(?:\r\n|\n|\r)/g)) {
    if (raw.slice(index - 3, index) === 'end') continue
    streams += 1
    if (streams > STREAMS_MAX) throw new PdfUnreadableError('too many streams')
    if (streams % STREAMS_A_TURN === 0) await eventLoopTurn()
    const dictionary = hasObjectStreams ? withoutEscapes(dictionaryBefore(raw, index)) : ''
    for (const text of unpackedTexts(file.subarray(index + keyword.length), dictionary)) {
      unpacked += text.byteLength
      if (unpacked > ALL_MAX) throw new PdfUnreadableError('unpacks to more than the bound')
      texts.push(objectsOf(text))
    }
  }
  return texts
}

/** What may be an object stream, of a stream and of those packed in it. */
function* unpackedTexts(stream: Uint8Array, dictionary: string): Generator<Uint8Array> {
  const saysSo = SAYS_OBJECT_STREAM.test(dictionary)
  if (saysSo && /\/Predictor\s+(?!1\b)/.test(dictionary)) throw new PdfUnreadableError('a predictor hides the text')
  let bytes = stream
  for (let level = 0; isZlib(bytes); level += 1) {
    if (level === LEVELS_MAX) throw new PdfUnreadableError('compressed too often')
    const beginning = beginningOf(bytes)
    const mayBeOne = saysSo || BEGINS_WITH_NUMBERS.test(Buffer.from(beginning).toString('latin1'))
    // A picture's first bytes may look compressed.
    if (!mayBeOne && !isZlib(beginning)) return
    const inner = inflate(bytes)
    if (inner === 'too large' && !mayBeOne) return
    if (inner === 'too large' || (inner === null && saysSo)) throw new PdfUnreadableError('an object stream cannot be unpacked')
    if (inner === null) return
    if (mayBeOne) yield inner
    bytes = inner
  }
}
