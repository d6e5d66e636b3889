import postcss from 'postcss'
import { PurgeCSS } from 'purgecss'
import { fontPreload } from '../server/page-transform.mjs'
import { pruneFontFaces } from './page-fonts.mjs'
import { classesOf, isEmpty } from './style-rules.mjs'

const STYLE = /<style>([\s\S]*?)<\/style>/
const DATA_SCRIPT = /<script(?:\s[^>]*)?>[\s\S]*?<\/script>/g
/** Names of what a script or a hand sets later (attributes), or what is there without a name (pseudo-classes). */
const STATES = [/^:/, /^(?:data|aria)-/]

/**
 * Leaves in a page's inlined style sheet what the page as sent can use. The rest comes with the whole sheets, which
 * the loader enables at the first sign of a reader: they hold the same rules in the same order, so nothing changes its
 * look.
 * The page's font files are fetched with it, from the end of its body (page-transform.mjs): one that layout asks for comes
 * a round trip later, and is in the way of the paint.
 * @param {string} html a page of {@link import('../server/page-transform.mjs').transformPage}
 * @param {import('./page-fonts.mjs').PageFonts} [fonts] without it, every file stays that has a character of the page
 * @returns {Promise<string>}
 */
export async function pruneStyles(html, fonts) {
  const styles = STYLE.exec(html)?.[1]
  if (!styles) return html
  const [purged] = await new PurgeCSS().purge({
    content: [{ raw: html.replace(STYLE, ''), extension: 'html' }],
    css: [{ raw: styles }],
    safelist: { greedy: STATES },
  })
  const { css, preloads } = pruneFontFaces(dropForeignStates(purged?.css ?? styles, html.replace(STYLE, '')), visibleCharacters(html), fonts)
  const bodyEnd = html.lastIndexOf('</body>')
  return `${html.slice(0, bodyEnd)}${preloads.map(fontPreload).join('')}${html.slice(bodyEnd)}`.replace(STYLE, () => `<style>${css}</style>`)
}

/**
 * Drops the states of what the page has not: a selector with a state is kept by PurgeCSS whatever else is in it, and the
 * sheets of the office and of other pages are full of such.
 * @param {string} css @param {string} html without its style sheet; a class counts wherever its name stands, in scripts too
 * @returns {string}
 */
function dropForeignStates(css, html) {
  const names = new Set(html.match(/[\w-]+/g))
  const root = postcss.parse(css)
  root.walkRules((rule) => {
    // The 12.5% of keyframes is no class.
    if (rule.parent?.type === 'atrule' && /keyframes$/.test(/** @type {import('postcss').AtRule} */ (rule.parent).name)) return
    const used = rule.selectors.filter((selector) => classesOf(selector).every((name) => names.has(name)))
    if (used.length === 0 || isEmpty(rule)) rule.remove()
    else if (used.length < rule.selectors.length) rule.selectors = used
  })
  /** @type {import('postcss').AtRule[]} */
  const groups = []
  root.walkAtRules((group) => void groups.unshift(group))
  // The innermost first: it may have been all that the one around it held.
  for (const group of groups) if (isEmpty(group)) group.remove()
  return root.toString()
}

/** @param {string} html */
const visibleCharacters = (html) =>
  new Set(
    html
      .replace(STYLE, '')
      .replace(DATA_SCRIPT, '')
      .replace(/<[^<>]*>/g, ' '),
  )
