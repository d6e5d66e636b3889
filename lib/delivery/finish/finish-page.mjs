import { createHash } from 'node:crypto'
import { loader } from '../../../.generated/loader.mjs'
import { cut, flightScript, metadataFirst, readRenderedPage } from '../next/rendered-page.mjs'

/** @typedef {ReturnType<typeof import('./used-styles.mjs').styleChooser>} ChooseStyles */
/**
 * @typedef {object} FinishOptions
 * @property {ReadonlySet<string>} known hashes of the scripts that the build wrote, from {@link knownScripts}: a page that is rendered at
 *   run time may hold what a visitor brought. Only these and what is nothing but flight data become part of the start script
 * @property {ChooseStyles} chooseStyles what the page uses of its sheets; links to sheets that it does not know stay
 * @property {import('./used-styles.mjs').PageFonts} [fonts]
 * @property {number} [renderer] the module of the framework that runs in a task of its own
 * @property {string} [flight] address of the page's flight data, which then leaves the HTML and halves it
 * @property {string} [data] the page's flight data, of which the start script then holds a copy: whatever stands in the page as
 *   such is left out
 * @property {boolean} [bare] leaves the framework out: for a page that has to work when it does not
 */
/**
 * @typedef {object} FinishedPage
 * @property {string} html
 * @property {string[]} scripts sources of its inline scripts for its policy: those that the build knows, and the one that this wrote
 * @property {string[]} styles likewise
 * @property {string[]} refused sources of inline scripts that browsers will not run
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
 * @param {string} given the page as Next rendered it
 * @param {FinishOptions} options
 * @returns {FinishedPage} the page as it was where it has no framework script
 */
export function finishPage(given, { known, chooseStyles, fonts, renderer, flight, data, bare = false }) {
  const rendered = metadataFirst(given)
  const page = readRenderedPage(rendered)
  const { scripts, sheets, scriptPreloads, bodyEnd } = page
  const chunks = scripts.filter(({ kind }) => kind === 'chunk')
  if (!bare && chunks.length === 0) return withSources(given, inlineTexts(scripts), known)

  const hrefs = sheets.map(({ attributes }) => attributes['href'] ?? '')
  const chosen = chooseStyles(hrefs, page, fonts)
  const style = chosen?.css.replaceAll('</', '<\\/') ?? ''
  const links = sheets.map(({ start, end }) => rendered.slice(start, end).replace(/\/?>$/, ' disabled=""/>'))

  // These become part of the one script that this writes.
  const bootstraps = scripts.filter(({ kind, text }) => kind === 'bootstrap' && known.has(sourceHash(text)))
  const pieces = scripts.filter(({ kind }) => kind === 'flight' && flight === undefined && data === undefined)
  const start = [
    ...pieces.map(({ text }) => text),
    ...(data === undefined ? [] : [flightScript(data)]),
    loaderScript([[...new Set(chunks.map(({ attributes }) => attributes['src'] ?? ''))], bootstraps[0]?.entry, renderer, flight, chosen !== undefined]),
  ].join(';\n')

  const removed = new Set(scripts.filter((script) => ['chunk', 'legacy', 'flight'].includes(script.kind) || bootstraps.includes(script)))
  const html = cut(rendered, [
    ...(chosen ? sheets.map((sheet, index) => ({ ...sheet, by: index === 0 ? `<style>${style}</style>${links.join('')}` : '' })) : []),
    ...scriptPreloads,
    ...removed,
    { start: bodyEnd, end: bodyEnd, by: (chosen?.preloads ?? []).map(fontPreload).join('') + (bare ? '' : `<script>${start}</script>`) },
  ])
  const kept = inlineTexts(scripts.filter((script) => !removed.has(script)))
  return bare ? withSources(html, kept, known, style) : withSources(html, [...kept, start], new Set([...known, sourceHash(start)]), style)
}

/** @param {import('../next/rendered-page.mjs').RenderedPage['scripts']} scripts @returns {string[]} texts of those that a policy has to name */
const inlineTexts = (scripts) => scripts.flatMap(({ kind, text }) => (INLINE.has(kind) ? text : []))

/**
 * @param {string} html finished
 * @param {readonly string[]} inline texts of its inline scripts
 * @param {ReadonlySet<string>} approved hashes of scripts
 * @param {string} [style] that was inlined
 * @returns {FinishedPage}
 */
function withSources(html, inline, approved, style = '') {
  const sources = [...new Set(inline.map(sourceHash))]
  return {
    html,
    scripts: sources.filter((source) => approved.has(source)),
    styles: style ? [sourceHash(style)] : [],
    refused: sources.filter((source) => !approved.has(source)),
  }
}

/** @param {import('../next/load-framework.mjs').LoadOptions} options @returns {string} the call of `loadFramework` as a script of the page */
export const loaderScript = (options) => loader.replace('OPTIONS', () => JSON.stringify(options))

/** @param {string} href of a font file */
const fontPreload = (href) => `<link rel="preload" as="font" crossorigin href="${href}">`

/** Kinds of scripts that a policy has to name. @type {ReadonlySet<string>} */
const INLINE = new Set(['inline', 'bootstrap', 'flight'])

/**
 * @param {string} text of an inline script or style
 * @returns {string} its source in a content security policy
 */
const sourceHash = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/**
 * @param {string} rendered a page as the build rendered it
 * @returns {string[]} sources of its inline scripts that any page may hold: not the data of this one
 */
export const knownScripts = (rendered) =>
  readRenderedPage(rendered)
    .scripts.filter(({ kind }) => kind === 'inline' || kind === 'bootstrap')
    .map(({ text }) => sourceHash(text))
