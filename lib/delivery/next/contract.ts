import { readRenderedPage, type ScriptKind } from './rendered-page'

/*
 * What the build relies on in pages that Next rendered. An upgrade of Next that writes pages otherwise stops the build
 * here, with the name of what changed, and not in a visitor's browser.
 */

interface BuiltPage {
  name: string
  html: string
  /** Its data for a route change, as Next wrote it beside */
  flight: string
}

interface Contract {
  /** Text of the inline script that we put into every page */
  behaviour: string
  /** Whether the build has a static file at this address */
  exists: (href: string) => boolean
}

const shortened = (text: string) => JSON.stringify(text.length > 80 ? `${text.slice(0, 80)}…` : text)

export function pageFaults({ name, html, flight }: BuiltPage, { behaviour, exists }: Contract): string[] {
  const { scripts, styles, sheets, scriptPreloads, headEnd, bodyEnd } = readRenderedPage(html)
  const faults: string[] = []
  const count = (what: string, found: number, expected: string, met: boolean) => {
    if (!met) faults.push(`${what}: ${found}, expected ${expected}`)
  }
  const of = (kind: ScriptKind) => scripts.filter((script) => script.kind === kind)
  const [chunks, bootstraps, pieces, inline] = [of('chunk'), of('bootstrap'), of('flight'), of('inline')]

  if (headEnd === -1) faults.push('no <head>')
  if (bodyEnd === -1) faults.push('no </body>')
  count('scripts of the framework', chunks.length, 'one at least', chunks.length > 0)
  count('scripts for browsers without modules', of('legacy').length, '1', of('legacy').length === 1)
  count('scripts that register the chunks', bootstraps.length, '1', bootstraps.length === 1)
  count('style sheets', sheets.length, 'one at least', sheets.length > 0)
  count('inline styles', styles.length, 'none', styles.length === 0)
  for (const { attributes } of of('foreign')) faults.push(`a script from ${shortened(attributes['src'] ?? '')}`)
  for (const { text } of inline) if (text !== behaviour) faults.push(`an inline script of unknown purpose: ${shortened(text)}`)
  count('our own inline script', inline.length, '1', inline.length === 1)

  const data = pieces.map((piece) => piece.data).join('')
  if (pieces[0]?.data !== '') faults.push('the first piece of flight data does not start the queue')
  if (data !== flight) faults.push(`the flight data in the page (${data.length} characters) is not that of its file (${flight.length})`)

  const sources = new Set(chunks.map(({ attributes }) => attributes['src'] ?? ''))
  for (const { attributes } of scriptPreloads)
    if (!sources.has(attributes['href'] ?? '')) faults.push(`a preload of ${shortened(attributes['href'] ?? '')}, which is none of the page's scripts`)
  for (const href of [...sources, ...sheets.map(({ attributes }) => attributes['href'] ?? '')])
    if (!exists(href)) faults.push(`${shortened(href)} is no file of the build`)
  return faults.map((fault) => `${name}: ${fault}`)
}

/**
 * @param routes as Next names them: those that there are, those that it renders for everybody, those that have a nonce
 *   (lib/per-request-pages.ts)
 * @returns what is not as expected; a page that is in neither list would have no policy, in both it would have two
 */
export function routeFaults({ pages, prerendered, perRequest }: Readonly<Record<'pages' | 'prerendered' | 'perRequest', readonly string[]>>): string[] {
  const rendered = pages.filter((page) => !prerendered.includes(page))
  return [
    ...rendered
      .filter((page) => !perRequest.includes(page))
      .map((page) => `${page} is rendered for each request: list it in lib/per-request-pages.ts, or it has no policy`),
    ...perRequest
      .filter((page) => !rendered.includes(page))
      .map((page) => `${page} is listed in lib/per-request-pages.ts and is not rendered for each request`),
  ]
}

export function assertNoFaults(faults: readonly string[]) {
  if (faults.length > 0)
    throw new Error(
      `Next wrote what lib/delivery/next does not know (after an upgrade: see docs/dependencies.md). The build stops:\n${faults.map((fault) => `- ${fault}`).join('\n')}`,
    )
}
