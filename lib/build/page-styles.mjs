import { PurgeCSS } from 'purgecss'

const STYLE = /<style>([\s\S]*?)<\/style>/
const DATA_SCRIPT = /<script(?:\s[^>]*)?>[\s\S]*?<\/script>/g
const FONT_FACE = /@font-face\s*\{[^}]*\}/g
/** Names of what a script or a hand sets later (attributes), or what is there without a name (pseudo-classes). */
const STATES = [/^:/, /^(?:data|aria)-/]

/**
 * Leaves in a page's inlined style sheet what the page as sent can use. The rest comes with the whole sheets, which
 * the loader enables at the first sign of a reader: they hold the same rules in the same order, so nothing changes its
 * look.
 * @param {string} html a page of {@link import('../server/page-transform.mjs').transformPage}
 * @returns {Promise<string>}
 */
export async function pruneStyles(html) {
  const styles = STYLE.exec(html)?.[1]
  if (!styles) return html
  const [purged] = await new PurgeCSS().purge({
    content: [{ raw: html.replace(STYLE, ''), extension: 'html' }],
    css: [{ raw: styles }],
    safelist: { greedy: STATES },
  })
  const kept = pruneFontFaces(purged?.css ?? styles, visibleCharacters(html))
  return html.replace(STYLE, () => `<style>${kept}</style>`)
}

/** @param {string} html */
const visibleCharacters = (html) =>
  new Set(
    html
      .replace(STYLE, '')
      .replace(DATA_SCRIPT, '')
      .replace(/<[^<>]*>/g, ' '),
  )

/**
 * @param {string} styles
 * @param {ReadonlySet<string>} characters
 */
const pruneFontFaces = (styles, characters) =>
  styles.replace(FONT_FACE, (face) => {
    const ranges = /unicode-range:([^;}]*)/i.exec(face)?.[1]
    return !ranges || [...characters].some((character) => inRanges(character.codePointAt(0) ?? 0, ranges)) ? face : ''
  })

/**
 * @param {number} point
 * @param {string} ranges e.g. `U+20-7e,U+ac00`
 */
const inRanges = (point, ranges) =>
  ranges.split(',').some((range) => {
    const [low = '', high = low] = range.trim().replace(/^U\+/i, '').split('-')
    return point >= Number.parseInt(low, 16) && point <= Number.parseInt(high, 16)
  })
