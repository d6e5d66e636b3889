import { createHash } from 'node:crypto'
import { loader } from '../../../.generated/loader.mjs'
import { cut, flightScript, metadataFirst, readRenderedPage, type RenderedPage } from '../next/rendered-page'
import type { styleChooser, PageFonts } from './used-styles'
import type { LoadOptions } from '../next/load-framework'

export interface FinishOptions {
  /**
   * Hashes of the scripts that the build wrote, from {@link knownScripts}: a page that is rendered at run time may hold what a
   * visitor brought. Only these and what is nothing but flight data become part of the start script
   */
  known: ReadonlySet<string>
  chooseStyles: ReturnType<typeof styleChooser>
  fonts?: PageFonts
  /** The module of the framework that runs in a task of its own */
  renderer?: number
  /** Address of the page's flight data, which then leaves the HTML and halves it */
  flight?: string
  /** The page's flight data, of which the start script then holds a copy: whatever stands in the page as such is left out */
  data?: string
  /** Leaves the framework out: for a page that has to work when it does not */
  bare?: boolean
}

interface FinishedPage {
  html: string
  /** Sources of its inline scripts for its policy: those that the build knows, and the one that this wrote */
  scripts: string[]
  styles: string[]
  /** Sources of inline scripts that browsers will not run */
  refused: string[]
}
/**
 * Rewrites a page that Next rendered so that nothing of the framework stands between the reader and the content:
 * style sheets are inlined, framework scripts are fetched after the content has painted.
 *
 * Fonts are fetched from the end of the body: for those that the head names Chromium holds the first paint back, and on a
 * slow connection they would share it with the page that is still arriving. A fallback of the same width is shown until then.
 *
 * React looks a style sheet up by its address before it inserts one. The links therefore stay, `disabled`, which
 * browsers do not fetch: hydration and route changes find them and neither load nor move anything.
 * @returns the page as it was where it has no framework script
 */
export function finishPage(given: string, { known, chooseStyles, fonts, renderer, flight, data, bare = false }: FinishOptions): FinishedPage {
  const rendered = metadataFirst(given)
  const page = readRenderedPage(rendered)
  const { scripts, sheets, scriptPreloads, bodyEnd } = page
  const chunks = scripts.filter(({ kind }) => kind === 'chunk')
  if (!bare && chunks.length === 0) return withSources(given, inlineTexts(scripts), known)

  const hrefs = sheets.map(({ attributes }) => attributes['href'] ?? '')
  const { css, preloads } = chooseStyles(hrefs, page, fonts)
  const style = css.replaceAll('</', '<\\/')
  const links = sheets.map(({ start, end }) => rendered.slice(start, end).replace(/\/?>$/, ' disabled=""/>'))

  // These become part of the one script that this writes.
  const bootstraps = scripts.filter(({ kind, text }) => kind === 'bootstrap' && known.has(sourceHash(text)))
  const pieces = scripts.filter(({ kind }) => kind === 'flight' && flight === undefined && data === undefined)
  const start = [
    ...pieces.map(({ text }) => text),
    ...(data === undefined ? [] : [flightScript(data)]),
    loaderScript([[...new Set(chunks.map(({ attributes }) => attributes['src'] ?? ''))], bootstraps[0]?.entry, renderer, flight]),
  ].join(';\n')

  const removed = new Set(scripts.filter((script) => ['chunk', 'legacy', 'flight'].includes(script.kind) || bootstraps.includes(script)))
  const html = cut(rendered, [
    ...sheets.map((sheet, index) => ({ ...sheet, by: index === 0 ? `<style>${style}</style>${links.join('')}` : '' })),
    ...scriptPreloads,
    ...removed,
    { start: bodyEnd, end: bodyEnd, by: preloads.map(fontPreload).join('') + (bare ? '' : `<script>${start}</script>`) },
  ])
  const kept = inlineTexts(scripts.filter((script) => !removed.has(script)))
  return bare ? withSources(html, kept, known, style) : withSources(html, [...kept, start], new Set([...known, sourceHash(start)]), style)
}

const inlineTexts = (scripts: RenderedPage['scripts']): string[] => scripts.flatMap(({ kind, text }) => (INLINE.has(kind) ? text : []))

function withSources(html: string, inline: readonly string[], approved: ReadonlySet<string>, style = ''): FinishedPage {
  const sources = [...new Set(inline.map(sourceHash))]
  return {
    html,
    scripts: sources.filter((source) => approved.has(source)),
    styles: style ? [sourceHash(style)] : [],
    refused: sources.filter((source) => !approved.has(source)),
  }
}

/** @returns the call of `loadFramework` as a script of the page */
export const loaderScript = (options: LoadOptions): string => loader.replace('OPTIONS', () => JSON.stringify(options))

const fontPreload = (href: string) => `<link rel="preload" as="font" crossorigin href="${href}">`

/** Kinds of scripts that a policy has to name. */
const INLINE: ReadonlySet<string> = new Set(['inline', 'bootstrap', 'flight'])

const sourceHash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Sources of a page's inline scripts that any page may hold: not the data of this one. */
export const knownScripts = (rendered: string): string[] =>
  readRenderedPage(rendered)
    .scripts.filter(({ kind }) => kind === 'inline' || kind === 'bootstrap')
    .map(({ text }) => sourceHash(text))
