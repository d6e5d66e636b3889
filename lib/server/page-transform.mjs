import { createHash } from 'node:crypto'
import { metadataFirst } from './head-order.mjs'
import { loaderScript } from './load-framework.mjs'

/**
 * @typedef {object} TransformOptions
 * @property {(href: string) => string | undefined} readStyle text of one of our style sheets; undefined keeps the link
 * @property {(hrefs: readonly string[], page: string) => string | undefined} [chooseStyles] what the page uses of these sheets;
 *   without it, or where it does not know them, all of their text
 * @property {string} [flight] address of the page's flight data, which then leaves the HTML and halves it: for a page
 *   that does not change until the next build
 * @property {boolean} [bare] leaves the framework out: for a page that has to work when it does not
 * @property {ReadonlySet<string>} [known] hashes of the scripts that the build wrote: for a page that is rendered at run
 *   time, and may hold what a visitor brought. Only these and what is nothing but flight data become part of the start script
 */
/**
 * @typedef {object} TransformedPage
 * @property {string} html
 * @property {string} [start] text of the one script that this wrote
 * @property {string} [style] text of the one style that this wrote
 */
/** Stands where the style sheets' text goes until all of it is read. */
const STYLE_PLACEHOLDER = '<style></style>'
const STYLESHEET = /<link rel="stylesheet" href="([^"]+)"([^>]*)\/>/g
const SCRIPT_PRELOAD = /<link rel="preload" as="script"[^>]*\/>/g
const LEGACY_SCRIPT = /<script src="[^"]+" noModule=""[^>]*><\/script>/gi
const FRAMEWORK_SCRIPT = /<script src="(\/_next\/[^"]+)"[^>]*><\/script>/g
/** Registers the page's chunks with the bundler's runtime. */
const CHUNKS_SCRIPT = /<script(?: id="_R_")?>(\(globalThis\["TURBOPACK"\][\s\S]*?)<\/script>/g
/** The page's data for hydration, in pieces. */
const FLIGHT_SCRIPT = /<script>(\(?self\.__next_f[\s\S]*?)<\/script>/g
const FLIGHT_START = '(self.__next_f=self.__next_f||[]).push([0])'
const FLIGHT_PIECE = /^self\.__next_f\.push\((\[[\s\S]*\])\)$/

/**
 * Whether a script does nothing but hand over data: what stands between the brackets is JSON, whatever it was made of.
 * @param {string} text
 */
function isFlightData(text) {
  if (text === FLIGHT_START) return true
  const array = FLIGHT_PIECE.exec(text)?.[1]
  if (array === undefined) return false
  try {
    JSON.parse(array)
    return true
  } catch {
    return false
  }
}

/**
 * Rewrites a page that Next rendered so that nothing of the framework stands between the reader and the content:
 * style sheets are inlined, framework scripts are fetched after the content has painted.
 *
 * React looks a style sheet up by its address before it inserts one. The links therefore stay, `disabled`, which
 * browsers do not fetch: hydration and route changes find them and neither load nor move anything.
 * @param {string} html
 * @param {TransformOptions} options
 * @returns {TransformedPage} the page; unchanged where it has no framework script
 */
export function transformPage(html, { readStyle, chooseStyles, flight, bare, known }) {
  /** @type {Set<string>} */
  const sources = new Set()
  /** @type {string[]} */
  const starts = []
  /** @type {string[]} */
  const links = []
  /** @type {string[]} */
  const hrefs = []
  let styles = ''

  let page = metadataFirst(html).replace(STYLESHEET, (link, href, rest) => {
    const text = readStyle(href)
    if (text === undefined) return link
    styles += text
    hrefs.push(href)
    links.push(`<link rel="stylesheet" href="${href}"${rest} disabled=""/>`)
    return links.length === 1 ? STYLE_PLACEHOLDER : ''
  })
  page = page
    .replace(SCRIPT_PRELOAD, '')
    .replace(LEGACY_SCRIPT, '')
    .replace(FRAMEWORK_SCRIPT, (_script, source) => {
      sources.add(source)
      return ''
    })
    .replace(CHUNKS_SCRIPT, (script, text) => {
      if (known && !known.has(sourceHash(text))) return script
      starts.push(text)
      return ''
    })
    .replace(FLIGHT_SCRIPT, (script, text) => {
      if (known && !isFlightData(text)) return script
      if (!flight) starts.push(text)
      return ''
    })
  const chosen = chooseStyles?.(hrefs, page)
  const style = (chosen ?? styles).replaceAll('</', '<\\/')
  page = page.replace(STYLE_PLACEHOLDER, () => `<style>${style}</style>${links.join('')}`)
  if (bare) return { html: page, style }
  if (sources.size === 0) return { html }

  starts.push(loaderScript({ sources: [...sources], flight, pruned: flight !== undefined || chosen !== undefined }))
  const start = starts.join(';\n')
  const end = page.lastIndexOf('</body>')
  return { html: `${page.slice(0, end)}<script>${start}</script>${page.slice(end)}`, start, style }
}

const INLINE = /<(script|style)((?:\s[^>]*)?)>([\s\S]*?)<\/\1>/g
/** Scripts of these types are data: browsers do not run them and the policy does not ask for them. */
const EXECUTABLE = /^(?!.*\ssrc=)(?!.*\stype="(?!text\/javascript|module|speculationrules))/

/**
 * @param {string} text of an inline script or style
 * @returns {string} its source in a content security policy
 */
const sourceHash = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/**
 * @param {string} html
 * @returns {{ scripts: string[], styles: string[] }} texts of the page's inline scripts and styles, each once
 */
function inlineTexts(html) {
  /** @type {{ script: Set<string>, style: Set<string> }} */
  const found = { script: new Set(), style: new Set() }
  for (const [, tag, attributes = '', text = ''] of html.matchAll(INLINE)) {
    if (tag === 'script' && !EXECUTABLE.test(attributes)) continue
    found[tag === 'script' ? 'script' : 'style'].add(text)
  }
  return { scripts: [...found.script], styles: [...found.style] }
}

/**
 * Of a page that the build made: all that is inline is ours.
 * @param {string} html
 * @returns {{ scripts: string[], styles: string[] }} `'sha256-…'` sources of the page's inline scripts and styles
 */
export function inlineHashes(html) {
  const { scripts, styles } = inlineTexts(html)
  return { scripts: scripts.map(sourceHash), styles: styles.map(sourceHash) }
}

/**
 * @param {string} rendered a page as the build rendered it
 * @returns {string[]} sources of its inline scripts that any page may hold: not the data of this one
 */
export const knownScripts = (rendered) =>
  inlineTexts(rendered)
    .scripts.filter((text) => !isFlightData(text))
    .map(sourceHash)

/**
 * A page that was rendered at run time, and may hold a script that somebody else wrote: approved are only scripts that
 * the build knows, and what this file made of them and of data.
 * @param {string} rendered
 * @param {Pick<TransformOptions, 'readStyle' | 'chooseStyles'> & { known: ReadonlySet<string> }} options `known`: from {@link knownScripts}
 * @returns {{ html: string, scripts: string[], styles: string[], refused: string[] }} sources for its policy; `refused`
 *   are those of inline scripts that browsers will not run
 */
export function finishRenderedPage(rendered, { readStyle, chooseStyles, known }) {
  const { html, start, style } = transformPage(rendered, { readStyle, chooseStyles, known })
  const found = inlineHashes(html).scripts
  const ours = new Set([...known, ...(start === undefined ? [] : [sourceHash(start)])])
  return { html, scripts: found.filter((hash) => ours.has(hash)), styles: style ? [sourceHash(style)] : [], refused: found.filter((hash) => !ours.has(hash)) }
}
