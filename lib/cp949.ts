/**
 * CP949 (Windows-949, "UHC"): KS X 1001 and every Hangul syllable of Unicode. Korean carriers store SMS in it, and
 * older pages and advertising tools percent-encode addresses by it. Node's decoder only knows KS X 1001, so the 8,822
 * further syllables are placed as in the code page: in the order of Unicode, before and beside those of KS X 1001.
 */

const HANGUL_FIRST = 0xac00
const HANGUL_LAST = 0xd7a3
/** Lead bytes of the further syllables, and their trail bytes: all below 0xA1, and above it those that KS X 1001 leaves free. */
const EXTENSION_LEADS = { first: 0x81, last: 0xc6, ksFrom: 0xa1 } as const
const TRAILS = [
  [0x41, 0x5a],
  [0x61, 0x7a],
  [0x81, 0xfe],
] as const

const codeOf = (lead: number, trail: number) => (lead << 8) | trail

function standardCharacters(): Map<number, string> {
  const decoder = new TextDecoder('euc-kr')
  // Added to KS X 1001 in 1998; Node's decoder does not know them.
  const characters = new Map<number, string>([
    [0xa2e6, '€'],
    [0xa2e7, '®'],
  ])
  for (let lead = 0xa1; lead <= 0xfe; lead += 1)
    for (let trail = 0xa1; trail <= 0xfe; trail += 1) {
      const character = decoder.decode(Uint8Array.of(lead, trail))
      // Excludes user-defined characters.
      if (character.length === 1 && !/[\uFFFD\p{Co}]/u.test(character)) characters.set(codeOf(lead, trail), character)
    }
  return characters
}

function addFurtherSyllables(characters: Map<number, string>): void {
  const standard = new Set(characters.values())
  let syllable = HANGUL_FIRST
  for (let lead: number = EXTENSION_LEADS.first; lead <= EXTENSION_LEADS.last; lead += 1)
    for (const [first, last] of TRAILS)
      for (let trail: number = first; trail <= last && !(lead >= EXTENSION_LEADS.ksFrom && trail >= EXTENSION_LEADS.ksFrom); trail += 1) {
        while (syllable <= HANGUL_LAST && standard.has(String.fromCharCode(syllable))) syllable += 1
        if (syllable > HANGUL_LAST) return
        characters.set(codeOf(lead, trail), String.fromCharCode(syllable))
        syllable += 1
      }
}

interface Table {
  readonly byCode: ReadonlyMap<number, string>
  readonly characters: ReadonlySet<string>
}
let made: Table | undefined
/** Created at first use, because it takes some milliseconds. */
function table(): Table {
  if (!made) {
    const byCode = standardCharacters()
    addFurtherSyllables(byCode)
    made = { byCode, characters: new Set(byCode.values()) }
  }
  return made
}

const isAscii = (character: string) => character <= '\u007F'

/**
 * Whether CP949 contains the character.
 * @param character one code point
 */
export const hasCp949 = (character: string): boolean => isAscii(character) || table().characters.has(character)

/** @returns null for bytes that are not CP949 */
export function decodeCp949(bytes: Uint8Array): string | null {
  const { byCode } = table()
  let text = ''
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0
    if (byte <= 0x7f) {
      text += String.fromCharCode(byte)
      continue
    }
    const character = byCode.get(codeOf(byte, bytes[(at += 1)] ?? 0))
    if (character === undefined) return null
    text += character
  }
  return text
}
