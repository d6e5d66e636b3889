import 'server-only'
import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import { HEADING_STYLE, otherParts, SHEET_END, sheetPath, sheetStart } from './workbook-parts'
import { workbookText } from './workbook-text'

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Maximum rows of a sheet (Excel's specifications and limits). */
const SHEET_ROWS_MAX = 1_048_576
/** Sheets are repetitive: higher levels take twice the processor time and save a tenth of the bytes. */
const COMPRESSION_LEVEL = 1

/** Null leaves a cell empty. */
type Row = readonly (string | number | null)[]

export interface WorkbookSheet {
  /** Shown on the sheet's tab; fixed, never user input. */
  readonly name: string
  readonly headings: readonly { readonly label: string; /** In characters. */ readonly width: number }[]
  /** Each batch is read after the ones before it are written. */
  readonly batches: Iterable<readonly Row[]> | AsyncIterable<readonly Row[]>
}

/** Readers drop white space at the ends of a cell without `xml:space="preserve"`. */
const SPACE_AT_END = /^\s|\s$/

const text = (value: string) => `t="inlineStr"><is><t${SPACE_AT_END.test(value) ? ' xml:space="preserve"' : ''}>${workbookText(value)}</t></is></c>`
const cell = (value: string | number | null) => (value === null ? '<c/>' : typeof value === 'number' ? `<c><v>${value}</v></c>` : `<c ${text(value)}`)
const rowXml = (row: Row) => `<row>${row.map(cell).join('')}</row>`

/** The remaining batches of a sheet, in parts that fit into one sheet each. */
function inParts({ batches }: WorkbookSheet, rowsMax: number) {
  const source = Symbol.asyncIterator in batches ? batches[Symbol.asyncIterator]() : batches[Symbol.iterator]()
  let rest: readonly Row[] = []
  let ended = false
  /** Looks one batch ahead. */
  const look = async () => {
    while (rest.length === 0 && !ended) {
      const read = await source.next()
      if (read.done) ended = true
      else rest = read.value
    }
  }
  return {
    isDone: () => ended && rest.length === 0,
    /** One part, up to its maximum length or the last row. Only the first can be empty. */
    async *next(): AsyncGenerator<readonly Row[]> {
      for (let room = rowsMax; room > 0;) {
        await look()
        if (rest.length === 0) return
        const rows = rest.slice(0, room)
        rest = rest.slice(room)
        room -= rows.length
        yield rows
      }
      await look()
    },
    close: async () => void (await source.return?.()),
  }
}

async function* sheetXml({ headings }: WorkbookSheet, batches: AsyncIterable<readonly Row[]>): AsyncGenerator<string> {
  const heading = headings.map(({ label }) => `<c s="${HEADING_STYLE}" ${text(label)}`).join('')
  yield `${sheetStart(headings.map(({ width }) => width))}<row>${heading}</row>`
  for await (const rows of batches) yield rows.map(rowXml).join('')
  yield SHEET_END
}

/**
 * Streams a workbook of any length: holds one batch of rows at a time, and compresses off the event loop. Cells are typed as text
 * or as numbers, so a spreadsheet computes nothing. Rows that exceed a sheet continue on another one under the same headings.
 * @param rowsMax maximum rows of a sheet, with its headings
 */
export async function* workbookBytes(sheets: readonly WorkbookSheet[], rowsMax = SHEET_ROWS_MAX): AsyncGenerator<Uint8Array> {
  const zip = new ZipFile()
  // Typed as any stream; it is a PassThrough.
  const output = zip.outputStream as Readable
  let current: Readable | undefined
  zip.on('error', (error: Error) => output.destroy(error))
  const names: string[] = []

  async function writeSheet(sheet: WorkbookSheet): Promise<void> {
    const parts = inParts(sheet, rowsMax - 1)
    try {
      for (let part = 1; part === 1 || !parts.isDone(); part += 1) {
        names.push(part === 1 ? sheet.name : `${sheet.name} ${part}`)
        current = Readable.from(sheetXml(sheet, parts.next()), { objectMode: false })
        zip.addReadStream(current, sheetPath(names.length), { compressionLevel: COMPRESSION_LEVEL })
        await finished(current)
      }
    } finally {
      await parts.close()
    }
  }
  async function write(): Promise<void> {
    for (const sheet of sheets) await writeSheet(sheet)
    for (const [path, part] of Object.entries(otherParts(names))) zip.addBuffer(Buffer.from(part), path)
    zip.end()
  }

  const writing = write().catch((error: unknown) => void output.destroy(error instanceof Error ? error : new Error('the workbook could not be written')))
  try {
    for await (const chunk of output) yield chunk as Uint8Array
  } finally {
    current?.destroy()
    await writing
  }
}

/** {@link workbookBytes} for a few rows, as one buffer. */
export async function toWorkbook(sheets: readonly WorkbookSheet[]): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  for await (const chunk of workbookBytes(sheets)) chunks.push(chunk)
  return new Uint8Array(Buffer.concat(chunks))
}
