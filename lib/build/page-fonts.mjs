import { asOwnSection, fileOfFace, sectionOfFace } from '../generate/fonts/faces.mjs'

const FONT_FACE = /@font-face\s*\{[^}]*\}/g

/**
 * What a page sets in the site's own fonts, as far as it was measured (lib/generate/fonts/measure.mjs).
 * @typedef {object} PageFonts
 * @property {string} part of the site, as lib/generate/fonts/measured.json names it
 * @property {Readonly<Record<string, Readonly<Record<string, string>>>>} uses address of a font file -> part of the site -> characters it sets
 */

/**
 * Leaves of the font faces those whose files the page sets a character of: text is laid out against each face in turn,
 * and a file that is found by layout is fetched before the first paint. The others come with the whole sheets; until then
 * a fallback font of the same width shows what was not measured (closed menus, words that were added since).
 * @param {string} styles
 * @param {ReadonlySet<string>} characters that the page shows
 * @param {PageFonts} [fonts] without it, or where its part was not measured, every face stays that has a character of the page
 * @returns {{ css: string, preloads: string[] }} the styles, and the addresses of the files that the page sets for certain: the core, which names
 *   no characters, is one of them
 */
export function pruneFontFaces(styles, characters, fonts) {
  const measured = fonts !== undefined && Object.values(fonts.uses).some((parts) => parts[fonts.part])
  /** @type {string[]} */
  const preloads = []
  const css = styles.replace(FONT_FACE, (face) => {
    const part = sectionOfFace(face)
    if (part !== undefined && part !== fonts?.part) return ''
    const ranges = /unicode-range:([^;}]*)/i.exec(face)?.[1]
    const href = fileOfFace(face) ?? ''
    if (!ranges) {
      if (href) preloads.push(href)
      return face
    }
    if (!measured) return [...characters].some((character) => inRanges(character.codePointAt(0) ?? 0, ranges)) ? face : ''
    if (![...(fonts.uses[href]?.[fonts.part] ?? '')].some((character) => characters.has(character))) return ''
    preloads.push(href)
    return asOwnSection(face)
  })
  return { css, preloads }
}

/**
 * @param {number} point
 * @param {string} ranges e.g. `U+20-7e,U+ac00`
 */
const inRanges = (point, ranges) =>
  ranges.split(',').some((range) => {
    const [low = '', high = low] = range.trim().replace(/^U\+/i, '').split('-')
    return point >= Number.parseInt(low, 16) && point <= Number.parseInt(high, 16)
  })
