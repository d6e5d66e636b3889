import { decodeCp949 } from '@/lib/cp949'

const ESCAPE = /%[\da-f]{2}/gi
/** Encoded once by the address, once more by who wrote it, and again by who carried it. */
const ENCODED_MAX = 3
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#38': '&' }
const HANGUL_OR_ASCII = /^[\p{Script=Hangul}\u0000-\u007F]+$/u

/** @returns null where the bytes are not of UTF-8 */
function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** @returns null where what is escaped is a text neither in UTF-8 nor in CP949 */
function unescaped(value: string): string | null {
  const bytes = Buffer.concat(
    // Between the escapes stands what was not escaped; split by a group hands out both in turn.
    value.split(/((?:%[\da-f]{2})+)/i).map((part, index) => (index % 2 === 1 ? Buffer.from(part.replace(/%/g, ''), 'hex') : Buffer.from(part))),
  )
  return decodeUtf8(bytes) ?? decodeCp949(bytes)
}

/** What Windows-1252 shows for bytes, of which Latin-1 is a part. */
const windows1252 = new Map(
  Array.from({ length: 256 }, (_, byte): [string, number] => [new TextDecoder('windows-1252').decode(Uint8Array.of(byte)), byte]).concat(
    Array.from({ length: 256 }, (_, byte): [string, number] => [String.fromCharCode(byte), byte]),
  ),
)

/** Bytes of a Korean text that somebody read as Latin letters (`ë„¤ì´ë²„`, `³×ÀÌ¹ö`), as the text that they are. */
function fromLatin(value: string): string {
  if (!/[\u0080-\u00FF]/.test(value)) return value
  const bytes = [...value].map((character) => windows1252.get(character))
  if (bytes.includes(undefined)) return value
  const read = Uint8Array.from(bytes as number[])
  return [decodeUtf8(read), decodeCp949(read)].find((text) => text !== null && HANGUL_OR_ASCII.test(text)) ?? value
}

/**
 * What a campaign's tag says, however often and in whatever it was encoded: percent escapes of UTF-8 or CP949 and entities
 * of markup, up to three times each.
 * @returns '' for what cannot be read: nothing is better than something misread
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
