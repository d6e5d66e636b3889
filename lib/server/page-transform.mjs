import { createHash } from 'node:crypto'
import { loader } from '../../.generated/loader.mjs'
import { cut, readRenderedPage } from '../next/rendered-page.mjs'
import { metadataCuts } from './head-order.mjs'

/**
 * @typedef {object} TransformOptions
 * @property {(href: string) => string | undefined} readStyle text of one of our style sheets; undefined keeps the link
 * @property {(hrefs: readonly string[], page: import('../next/rendered-page.mjs').RenderedPage) => { css: string, preloads: readonly string[] } | undefined} [chooseStyles]
 *   what the page uses of these sheets, and the font files that are fetched with it; without it, or where it does not know them, all of their text
 * @property {number} [renderer] the module of the framework that runs in a task of its own
 * @property {string} [flight] address of the page's flight data, which then leaves the HTML and halves it: for a page
 *   that does not change until the next build
 * @property {string} [data] the page's flight data, of which the start script then holds a copy: whatever stands in the page as
 *   such is left out
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
/**
 * Rewrites a page that Next rendered so that nothing of the framework stands between the reader and the content:
 * style sheets are inlined, framework scripts are fetched after the content has painted.
 *
 * Fonts are fetched from the end of the body: for those that the head names Chromium holds the first paint back, and on a
 * slow connection they would share it with the page that is still arriving. A fallback of the same width is shown until then.
 *
 * React looks a style sheet up by its address before it inserts one. The links therefore stay, `disabled`, which
 * browsers do not fetch: hydration and route changes find them and neither load nor move anything.
 * @param {string} html
 * @param {TransformOptions} options
 * @returns {TransformedPage} the page; unchanged where it has no framework script
 */
export function transformPage(html, { readStyle, chooseStyles, renderer, flight, data, bare, known }) {
  const page = readRenderedPage(html)
  const { scripts, sheets, scriptPreloads, bodyEnd } = page
  const chunks = scripts.filter(({ kind }) => kind === 'chunk')
  if (!bare && chunks.length === 0) return { html }

  const inlined = sheets.flatMap((sheet) => ({ ...sheet, href: sheet.attributes['href'] ?? '', css: readStyle(sheet.attributes['href'] ?? '') }))
  const read = inlined.filter(({ css }) => css !== undefined)
  const hrefs = read.map(({ href }) => href)
  const chosen = chooseStyles?.(hrefs, page)
  const style = (chosen?.css ?? read.map(({ css }) => css).join('')).replaceAll('</', '<\\/')
  const links = read.map(({ start, end }) => html.slice(start, end).replace(/\/?>$/, ' disabled=""/>'))

  // These become part of the one script that this writes.
  const bootstraps = scripts.filter(({ kind, text }) => kind === 'bootstrap' && (!known || known.has(sourceHash(text))))
  const pieces = scripts.filter(({ kind }) => kind === 'flight' && flight === undefined && data === undefined)
  const taken = new Set([...bootstraps, ...pieces])
  const start = [
    ...pieces.map(({ text }) => text),
    ...(data === undefined ? [] : [`self.__next_f=[[0],[1,${scriptString(data)}]]`]),
    loaderScript([
      [...new Set(chunks.map(({ attributes }) => attributes['src'] ?? ''))],
      bootstraps[0]?.entry,
      renderer,
      flight,
      flight !== undefined || chosen !== undefined,
    ]),
  ].join(';\n')

  const cuts = [
    ...metadataCuts(page),
    ...read.map((sheet, index) => ({ ...sheet, by: index === 0 ? `<style>${style}</style>${links.join('')}` : '' })),
    ...scriptPreloads,
    ...scripts.filter((script) => ['chunk', 'legacy', 'flight'].includes(script.kind) || taken.has(script)),
    { start: bodyEnd, end: bodyEnd, by: (chosen?.preloads ?? []).map(fontPreload).join('') + (bare ? '' : `<script>${start}</script>`) },
  ]
  return { html: cut(html, cuts), ...(bare ? {} : { start }), style }
}

/** @param {import('./load-framework.mjs').LoadOptions} options @returns {string} the call of `loadFramework` as a script of the page */
export const loaderScript = (options) => loader.replace('OPTIONS', () => JSON.stringify(options))

/** @param {string} href of a font file */
export const fontPreload = (href) => `<link rel="preload" as="font" crossorigin href="${href}">`

/**
 * @param {string} text
 * @returns {string} a literal that ends no script, whatever is in it
 */
const scriptString = (text) => JSON.stringify(text).replaceAll('<', '\\u003c')

/** Kinds of scripts that a policy has to name. @type {ReadonlySet<string>} */
const INLINE = new Set(['inline', 'bootstrap', 'flight'])

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
  const { scripts, styles } = readRenderedPage(html)
  const texts = (/** @type {readonly { text: string }[]} */ parts) => [...new Set(parts.map(({ text }) => text))]
  return { scripts: texts(scripts.filter(({ kind }) => INLINE.has(kind))), styles: texts(styles) }
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
  readRenderedPage(rendered)
    .scripts.filter(({ kind }) => kind === 'inline' || kind === 'bootstrap')
    .map(({ text }) => sourceHash(text))

/**
 * A page that was rendered at run time, and may hold a script that somebody else wrote: approved are only scripts that
 * the build knows, and what this file made of them and of the page's data.
 * @param {string} rendered
 * @param {Pick<TransformOptions, 'readStyle' | 'chooseStyles' | 'renderer' | 'data'> & { known: ReadonlySet<string> }} options `known`: from {@link knownScripts}
 * @returns {{ html: string, scripts: string[], styles: string[], refused: string[] }} sources for its policy; `refused`
 *   are those of inline scripts that browsers will not run
 */
export function finishRenderedPage(rendered, { readStyle, chooseStyles, renderer, data, known }) {
  const { html, start, style } = transformPage(rendered, { readStyle, chooseStyles, renderer, data, known })
  const found = inlineHashes(html).scripts
  const ours = new Set([...known, ...(start === undefined ? [] : [sourceHash(start)])])
  return { html, scripts: found.filter((hash) => ours.has(hash)), styles: style ? [sourceHash(style)] : [], refused: found.filter((hash) => !ours.has(hash)) }
}
