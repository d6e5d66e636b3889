import { setImmediate as eventLoopTurn } from 'node:timers/promises'
import { objectStreamTexts, PdfUnreadableError, withoutEscapes } from './pdf-streams'

/** Why a PDF is refused; null: it is not. */
export type PdfFault = 'damaged' | 'encrypted' | 'active' | 'embedded' | null

/*
 * Names that make a PDF do something, or carry something, ISO 32000-2, 12.6 and 7.11.4. They are looked for in the whole file and in every
 * object stream rather than along its cross-reference table: readers repair tables, and differ in what they then find. Names of
 * six letters and more do not occur by chance in compressed data.
 */
const ACTIVE = /\/(?:JavaScript|Launch|Rendition|RichMedia|SubmitForm|ImportData|GoToE|NeedsRendering)/
const EMBEDDED = /\/(?:EmbeddedFile|FileAttachment)/
const ENCRYPTED = /\/Encrypt\b/
/** Too short for compressed data: only looked for where text is. */
const ACTIVE_IN_TEXT = /\/XFA\b|\/JS\s*[(<]|\/JS\s+\d+\s+\d+\s+R\b/
const EMBEDDED_IN_TEXT = /\/EF\s*<</

const faultIn = (text: string, isText: boolean): PdfFault => {
  if (ACTIVE.test(text) || (isText && ACTIVE_IN_TEXT.test(text))) return 'active'
  if (EMBEDDED.test(text) || (isText && EMBEDDED_IN_TEXT.test(text))) return 'embedded'
  return null
}

const OBJECT_MAX = 4_000
/** A file has one; each is looked up in the whole file. */
const OPEN_ACTIONS_MAX = 10
/** Opening at a page is harmless; opening an address is not asked for. */
const OPENS_ELSEWHERE = /\/S\s*\/(?:URI|GoToR|Thread|Sound|Movie|Hide)/

/** Whether the file opens something when it is opened: the action stands in place, or is an object that is referred to. */
function opensElsewhere(texts: readonly string[]): boolean {
  const found = texts.flatMap((text) => [...text.matchAll(/\/OpenAction\s*(?:(\d+)\s+(\d+)\s+R\b|(?=<<))/g)].map((match) => ({ match, text })))
  if (found.length > OPEN_ACTIONS_MAX) return true
  const actions = found.flatMap(({ match, text }) => {
    if (match[1] === undefined) return [text.slice(match.index, match.index + OBJECT_MAX)]
    const object = new RegExp(`(?:^|[^\\d])${match[1]}\\s+${match[2]}\\s+obj\\b([\\s\\S]{0,${OBJECT_MAX}})`, 'g')
    return texts.flatMap((other) => [...other.matchAll(object)].map((each) => each[1]?.split('endobj')[0] ?? ''))
  })
  return actions.some((action) => OPENS_ELSEWHERE.test(action))
}

const HEADER = '%PDF-'
const TRAILER_WITHIN = 2_048

/**
 * Checks an uploaded PDF for what runs, opens, embeds or hides something. Bounded in time and memory by the bounds of pdf-streams.ts, and
 * lets others have a turn.
 * @param file of a bounded size
 */
export async function checkPdf(file: Uint8Array): Promise<PdfFault> {
  const raw = Buffer.from(file.buffer, file.byteOffset, file.byteLength).toString('latin1')
  if (!raw.startsWith(HEADER) || !raw.slice(-TRAILER_WITHIN).includes('%%EOF')) return 'damaged'
  const whole = withoutEscapes(raw)
  await eventLoopTurn()
  if (ENCRYPTED.test(whole)) return 'encrypted'
  const fault = faultIn(whole, false)
  if (fault) return fault
  try {
    const texts = [outsideStreams(whole), ...(await objectStreamTexts(file, raw)).map(withoutEscapes)]
    for (const text of texts) {
      const inText = faultIn(text, true)
      if (inText) return inText
    }
    return opensElsewhere(texts) ? 'active' : null
  } catch (error) {
    if (error instanceof PdfUnreadableError) return 'damaged'
    throw error
  }
}

/** The text between streams. Not by an expression: without an end it would read on from each beginning. */
function outsideStreams(text: string): string {
  const parts: string[] = []
  let at = 0
  for (;;) {
    const begin = text.indexOf('stream', at)
    const end = begin < 0 ? -1 : text.indexOf('endstream', begin)
    if (end < 0) return [...parts, text.slice(at)].join(' ')
    parts.push(text.slice(at, begin))
    at = end + 'endstream'.length
  }
}
