import { hasCp949 } from '@/lib/cp949'

/** What an LMS holds, in bytes of CP949. An SMS holds 90: the vendor makes an LMS of what is longer. */
const LMS_BYTES_MAX = 2000

/** Signs that have a plain one in their place, and letters that no normalisation takes apart. */
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
  // CP949 has đ and the Icelandic Ð, not this one.
  Đ: 'D',
  ẞ: 'SS',
}
const MARKS = /\p{M}/gu

/** @returns the character, or what stands for it; '' where CP949 has neither */
function plain(character: string): string {
  if (hasCp949(character)) return character
  const replaced = PLAIN[character]
  if (replaced !== undefined) return replaced
  const base = [...character.normalize('NFKD').replace(MARKS, '')].map((part) => PLAIN[part] ?? part)
  return base.every(hasCp949) ? base.join('') : ''
}

/**
 * A text as a Korean carrier can hold it (CP949): letters lose marks that it has not (Nguyễn: Nguyen), signs become plain
 * ones, and what has nothing in its place, as emoji, is left out.
 */
export const smsText = (text: string): string =>
  Array.from(text.normalize('NFC'), plain)
    .join('')
    .replace(/ {2,}/g, ' ')
    .replace(/ (?=\n|$)/g, '')

/** Whether a carrier can hold each letter of a name, with or without its marks. */
export const isHeldBySms = (name: string): boolean => [...name.normalize('NFC')].every((character) => /\p{M}/u.test(character) || plain(character) !== '')

/** @param text of {@link smsText}. @returns its length as carriers count it: what is no ASCII takes two bytes */
export const smsBytes = (text: string): number => [...text].reduce((sum, character) => sum + (character <= '\u007F' ? 1 : 2), 0)

/** @returns as much of a text as an LMS holds, ended within no character */
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
