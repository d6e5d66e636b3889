import { hasCp949 } from '@/lib/cp949'

/** Maximum of an LMS in CP949 bytes. An SMS holds 90; the vendor turns longer texts into an LMS. */
export const LMS_BYTES_MAX = 2000

/** Replacements of signs, and of letters that no normalisation decomposes. */
const PLAIN: Readonly<Record<string, string>> = {
  '\u00A0': ' ',
  '\u2007': ' ',
  '\u202F': ' ',
  '\u2010': '-',
  '\u2011': '-',
  '\u2012': '-',
  '\u2013': '-',
  '\u2014': '-',
  '\u2212': '-',
  '\u2022': '·',
  '\u2027': '·',
  '\u30FB': '·',
  '\u201A': "'",
  '\u201B': "'",
  '\u02BC': "'",
  '\u201E': '"',
  Ǝ: 'E',
  ǝ: 'e',
  Ə: 'E',
  ə: 'e',
  Ɓ: 'B',
  ɓ: 'b',
  Ɗ: 'D',
  ɗ: 'd',
  Ƙ: 'K',
  ƙ: 'k',
  Ɖ: 'D',
  // CP949 contains đ and the Icelandic Ð, but not this one.
  Đ: 'D',
  ẞ: 'SS',
}
const MARKS = /\p{M}/gu

/** @returns the character or its replacement; '' if CP949 has neither */
function plain(character: string): string {
  if (hasCp949(character)) return character
  const replaced = PLAIN[character]
  if (replaced !== undefined) return replaced
  const base = [...character.normalize('NFKD').replace(MARKS, '')].map((part) => PLAIN[part] ?? part)
  return base.every(hasCp949) ? base.join('') : ''
}

/**
 * Converts a text to what Korean carriers can store (CP949): letters lose unknown diacritics (Nguyễn: Nguyen), signs
 * become plain ones, and characters without replacement, such as emoji, are dropped.
 */
export const smsText = (text: string): string =>
  Array.from(text.normalize('NFC'), plain)
    .join('')
    .replace(/ {2,}/g, ' ')
    .replace(/ (?=\n|$)/g, '')

/** Whether a carrier can store each letter of a name, with or without its diacritics. */
export const isHeldBySms = (name: string): boolean => [...name.normalize('NFC')].every((character) => /\p{M}/u.test(character) || plain(character) !== '')

/**
 * @param text of {@link smsText}
 * @returns its length as carriers count it: two bytes for each character outside ASCII
 */
export const smsBytes = (text: string): number => [...text].reduce((sum, character) => sum + (character <= '\u007F' ? 1 : 2), 0)

/** @returns the text truncated to an LMS, without splitting a character */
export function fitLms(text: string): string {
  if (smsBytes(text) <= LMS_BYTES_MAX) return text
  const end = '…'
  let bytes = smsBytes(end)
  const kept: string[] = []
  for (const character of text) {
    bytes += smsBytes(character)
    if (bytes > LMS_BYTES_MAX) break
    kept.push(character)
  }
  return `${kept.join('').trimEnd()}${end}`
}
