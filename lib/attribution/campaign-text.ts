import { decodeCp949 } from '@/lib/cp949'

const ESCAPE = /%[\da-f]{2}/gi
/** Encoded by the address, possibly again by its author, and again by a service that passed it on. */
const ENCODED_MAX = 3
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#38': '&' }
const HANGUL_OR_ASCII = /^[\p{Script=Hangul}\u0000-\u007F]+$/u

/** @returns null for bytes that are not UTF-8 */
function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** @returns null if the escaped text is neither UTF-8 nor CP949 */
function unescaped(value: string): string | null {
  const bytes = Buffer.concat(
    // `split` with a group returns unescaped and escaped parts in turn.
    value.split(/((?:%[\da-f]{2})+)/i).map((part, index) => (index % 2 === 1 ? Buffer.from(part.replace(/%/g, ''), 'hex') : Buffer.from(part))),
  )
  return decodeUtf8(bytes) ?? decodeCp949(bytes)
}

/** Windows-1252's characters by byte; Latin-1 is a subset. */
const windows1252 = new Map(
  Array.from({ length: 256 }, (_, byte): [string, number] => [new TextDecoder('windows-1252').decode(Uint8Array.of(byte)), byte]).concat(
    Array.from({ length: 256 }, (_, byte): [string, number] => [String.fromCharCode(byte), byte]),
  ),
)

/** Restores Korean text whose bytes were decoded as Latin letters (`ë„¤ì´ë²„`, `³×ÀÌ¹ö`). */
function fromLatin(value: string): string {
  if (!/[\u0080-\u00FF]/.test(value)) return value
  const bytes = [...value].map((character) => windows1252.get(character))
  if (bytes.includes(undefined)) return value
  const read = Uint8Array.from(bytes as number[])
  return [decodeUtf8(read), decodeCp949(read)].find((text) => text !== null && HANGUL_OR_ASCII.test(text)) ?? value
}

/**
 * Decodes a campaign's tag: percent escapes of UTF-8 or CP949 and HTML entities, up to three times each.
 * @returns '' for text that cannot be decoded
 */
export function campaignText(sent: string): string {
  let value = sent
  for (let times = 0; times < ENCODED_MAX; times += 1) {
    const before = value
    if (value.search(ESCAPE) !== -1) {
      const text = unescaped(value)
      if (text === null) return ''
      value = text
    }
    value = value.replace(/&(amp|lt|gt|quot|#39|#38);/gi, (_entity, name: string) => ENTITIES[name.toLowerCase()] ?? '')
    if (value === before) break
  }
  value = fromLatin(value)
  return value.includes('\uFFFD') ? '' : value
}
