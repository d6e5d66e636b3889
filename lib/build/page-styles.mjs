import { PurgeCSS } from 'purgecss'
import { pruneFontFaces } from './page-fonts.mjs'

const STYLE = /<style>([\s\S]*?)<\/style>/
const DATA_SCRIPT = /<script(?:\s[^>]*)?>[\s\S]*?<\/script>/g
/** Names of what a script or a hand sets later (attributes), or what is there without a name (pseudo-classes). */
const STATES = [/^:/, /^(?:data|aria)-/]

/**
 * Leaves in a page's inlined style sheet what the page as sent can use. The rest comes with the whole sheets, which
 * the loader enables at the first sign of a reader: they hold the same rules in the same order, so nothing changes its
 * look.
 * The page's font files are fetched with it: a file that layout asks for comes a round trip later, and before the paint.
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
  const { css, preloads } = pruneFontFaces(purged?.css ?? styles, visibleCharacters(html), fonts)
  const links = preloads
    .filter((href) => !html.includes(`href="${href}" as="font"`))
    .map((href) => `<link rel="preload" href="${href}" as="font" crossorigin="" type="font/woff2"/>`)
  return html.replace(STYLE, () => `${links.join('')}<style>${css}</style>`)
}

/** @param {string} html */
const visibleCharacters = (html) =>
  new Set(
    html
      .replace(STYLE, '')
      .replace(DATA_SCRIPT, '')
      .replace(/<[^<>]*>/g, ' '),
  )
