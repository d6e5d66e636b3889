import { Parser } from 'htmlparser2'
import { z } from 'zod'

/*
 * What a page that Next rendered consists of, with the place of each part in its text: whoever changes a page cuts the
 * text, so that what is left stays as it was written, byte for byte.
 */

interface Part {
  start: number
  end: number
  /** Names in lower case */
  attributes: Readonly<Record<string, string>>
  /** Between its tags, as it is written */
  text: string
}
/**
 * - `data` is not run (JSON-LD)
 * - `chunk` is a file of the build, `legacy` one for browsers without modules
 * - `bootstrap` hands the page's entry to the bundler's runtime, and does nothing else
 * - `flight` is a piece of the page's data for hydration and nothing else
 * - `inline` is any other text, `foreign` any other address
 */
export type ScriptKind = 'data' | 'chunk' | 'legacy' | 'bootstrap' | 'flight' | 'inline' | 'foreign'
/** What the bundler's runtime takes: modules that it runs once these chunks, files below `/_next/`, are there. */
const bundlerEntrySchema = z.looseObject({ otherChunks: z.array(z.string()), runtimeModuleIds: z.array(z.int()) })
export type BundlerEntry = z.infer<typeof bundlerEntrySchema>
/** `data`: of a piece of flight data, as a string of its own; `entry`: of a bootstrap */
type Script = Part & { kind: ScriptKind; data?: string; entry?: BundlerEntry }

export interface RenderedPage {
  scripts: Script[]
  styles: Part[]
  sheets: Part[]
  scriptPreloads: Part[]
  /** Before `</head>`; -1 where there is none */
  headEnd: number
  /** At the last `</body>`; -1 where there is none */
  bodyEnd: number
  /** Of its elements as simple selectors: `tag`, `.class`, `#id` */
  names: Set<string>
  characters: Set<number>
}

/** Types of scripts that browsers run (https://html.spec.whatwg.org/multipage/scripting.html#attr-script-type). */
const RUN = /^(?:text\/javascript|application\/javascript|module|speculationrules|importmap)?$/i
const FILE = /^\/_next\/static\/[^"'<>\s]+$/
const BOOTSTRAP = /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{[\s\S]*\})\);?$/
const FLIGHT_START = '(self.__next_f=self.__next_f||[]).push([0])'
const FLIGHT_PIECE = /^self\.__next_f\.push\((\[[\s\S]*\])\)$/

/** @returns what stands between the brackets of a call, where it is JSON; undefined where the text does anything else */
function handedOver(call: RegExp, text: string): unknown {
  try {
    return JSON.parse(call.exec(text)?.[1] ?? '')
  } catch {
    return undefined
  }
}

const flightData = (text: string): string | undefined => (text === FLIGHT_START ? '' : pieceSchema.safeParse(handedOver(FLIGHT_PIECE, text)).data?.[1])
const pieceSchema = z.tuple([z.literal(1), z.string()])

/** @returns a script that hands over the data of a page, and ends nowhere else whatever is in it */
export const flightScript = (data: string): string => `self.__next_f=[[0],[1,${JSON.stringify(data).replaceAll('<', '\\u003c')}]]`

function classify({ attributes, text }: Part): Pick<Script, 'kind' | 'data' | 'entry'> {
  const { type = '', src, nomodule } = attributes
  if (!RUN.test(type)) return { kind: 'data' }
  if (src !== undefined) return { kind: !FILE.test(src) || text !== '' ? 'foreign' : nomodule === undefined ? 'chunk' : 'legacy' }
  if (type !== '') return { kind: 'inline' }
  const entry = bundlerEntrySchema.safeParse(handedOver(BOOTSTRAP, text)).data
  if (entry) return { kind: 'bootstrap', entry }
  const data = flightData(text)
  return data === undefined ? { kind: 'inline' } : { kind: 'flight', data }
}

const RAW = new Set(['script', 'style', 'title', 'textarea'])

export function readRenderedPage(html: string): RenderedPage {
  const page: RenderedPage = {
    scripts: [],
    styles: [],
    sheets: [],
    scriptPreloads: [],
    headEnd: -1,
    bodyEnd: -1,
    names: new Set(),
    characters: new Set(),
  }
  let raw: { name: string; start: number; textStart: number; attributes: Record<string, string> } | undefined

  const note = (name: string, part: Part) => {
    if (name === 'script') page.scripts.push({ ...part, ...classify(part) })
    if (name === 'style') page.styles.push(part)
    if (name === 'link' && part.attributes['rel'] === 'stylesheet') page.sheets.push(part)
    if (name === 'link' && part.attributes['rel'] === 'preload' && part.attributes['as'] === 'script') page.scriptPreloads.push(part)
  }

  const parser = new Parser({
    onopentag(name, attributes) {
      const [start, end] = [parser.startIndex, parser.endIndex + 1]
      page.names.add(name)
      if (attributes['id']) page.names.add(`#${attributes['id']}`)
      for (const each of attributes['class']?.split(/\s+/) ?? []) page.names.add(`.${each}`)
      if (RAW.has(name)) raw = { name, start, textStart: end, attributes }
      else note(name, { start, end, attributes, text: '' })
    },
    ontext(text) {
      if (raw?.name !== 'script' && raw?.name !== 'style') for (const character of text) page.characters.add(character.codePointAt(0) ?? 0)
    },
    onclosetag(name, implied) {
      const end = implied ? parser.startIndex : parser.endIndex + 1
      if (name === 'head') page.headEnd = parser.startIndex
      if (name === 'body') page.bodyEnd = html.lastIndexOf('</body>')
      if (raw?.name !== name) return
      note(name, { start: raw.start, end, attributes: raw.attributes, text: html.slice(raw.textStart, parser.startIndex) })
      raw = undefined
    },
  })
  parser.end(html)
  return page
}

/** @param cuts parts that are replaced, or left out; none within another */
export function cut(text: string, cuts: readonly { start: number; end: number; by?: string }[]) {
  let result = ''
  let position = 0
  for (const { start, end, by = '' } of cuts.toSorted((one, other) => one.start - other.start || one.end - other.end)) {
    result += text.slice(position, start) + by
    position = end
  }
  return result + text.slice(position)
}

/** What a head says of the page. React escapes what stands in it. */
const METADATA = /<title>[^<]*<\/title>|<meta [^>]*>|<link rel="(?:canonical|icon|apple-touch-icon|manifest|alternate)"[^>]*>/g

/**
 * Crawlers of link previews read a document's first bytes only (Slack's 32 kB), and some not even those. React writes metadata
 * behind preloads, sheets and scripts, and finds it wherever in the head it is.
 * @param html of a page as Next rendered it: with no text of styles or scripts in its head
 */
export function metadataFirst(html: string): string {
  const start = html.indexOf('<head>') + '<head>'.length
  const end = html.indexOf('</head>')
  if (start > end) return html
  const head = html.slice(start, end)
  return html.slice(0, start) + (head.match(METADATA) ?? []).join('') + head.replace(METADATA, '') + html.slice(end)
}
