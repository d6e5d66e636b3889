/**
 * CP949 (Windows-949, "UHC"): KS X 1001 and every Hangul syllable of Unicode. Korean carriers store SMS in it, and
 * older pages and advertising tools percent-encode addresses by it. Node's decoder only knows KS X 1001, so the 8,822
 * further syllables are placed as in the code page: in the order of Unicode, before and beside those of KS X 1001.
 */

const HANGUL_FIRST = 0xac00
const HANGUL_LAST = 0xd7a3
/** Lead and trail bytes of KS X 1001. */
const KS = { first: 0xa1, last: 0xfe } as const
const LINE_BREAK = 0x0a
/** Lead bytes of the further syllables, and their trail bytes: all below 0xA1, and above it those that KS X 1001 leaves free. */
const EXTENSION_LEADS = { first: 0x81, last: 0xc6, ksFrom: 0xa1 } as const
const TRAILS = [
  [0x41, 0x5a],
  [0x61, 0x7a],
  [0x81, 0xfe],
] as const

const codeOf = (lead: number, trail: number) => (lead << 8) | trail

/** Added to KS X 1001 in 1998; Node's decoder does not know them. */
const ADDED = new Map<number, string>([
  [0xa2e6, '€'],
  [0xa2e7, '®'],
])
const isNoneOrUserDefined = (character: string) => /[\uFFFD\p{Co}]/u.test(character)

let standard: string | undefined
/** KS X 1001 in its order, a line break behind each character. Decoded at once: a call for each character takes 20 ms. */
function standardText(): string {
  if (standard !== undefined) return standard
  const bytes: number[] = []
  for (let lead = KS.first; lead <= KS.last; lead += 1) for (let trail = KS.first; trail <= KS.last; trail += 1) bytes.push(lead, trail, LINE_BREAK)
  standard = new TextDecoder('euc-kr').decode(Uint8Array.from(bytes))
  return standard
}

function standardCharacters(): Map<number, string> {
  const characters = new Map(ADDED)
  const length = KS.last - KS.first + 1
  for (const [index, character] of standardText().split('\n').entries())
    if (character.length === 1 && !isNoneOrUserDefined(character))
      characters.set(codeOf(KS.first + Math.floor(index / length), KS.first + (index % length)), character)
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

let byCode: Map<number, string> | undefined
/** Created at first use, because it takes some milliseconds. */
function charactersByCode(): ReadonlyMap<number, string> {
  if (!byCode) {
    byCode = standardCharacters()
    addFurtherSyllables(byCode)
  }
  return byCode
}

const isAscii = (character: string) => character <= '\u007F'
const isHangulSyllable = (character: string) => /^[가-힣]$/.test(character)

/**
 * Whether CP949 contains the character.
 * @param character one code point
 */
export const hasCp949 = (character: string): boolean =>
  isAscii(character) ||
  isHangulSyllable(character) ||
  [...ADDED.values()].includes(character) ||
  (standardText().includes(character) && !isNoneOrUserDefined(character))

/** @returns null for bytes that are not CP949 */
export function decodeCp949(bytes: Uint8Array): string | null {
  const characters = charactersByCode()
  let text = ''
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0
    if (byte <= 0x7f) {
      text += String.fromCharCode(byte)
      continue
    }
    const character = characters.get(codeOf(byte, bytes[(at += 1)] ?? 0))
    if (character === undefined) return null
    text += character
  }
  return text
}
