/** Leading characters that make Excel, LibreOffice and Google Sheets read a cell as a formula (CSV injection, OWASP). */
const FORMULA_PREFIX = /^[=+\-@\t\r＝＋－＠]/
/** A number that a spreadsheet would change: it drops leading zeros and rounds long ones. */
const LOSSY_DIGITS = /^\d+$/

/** A leading apostrophe, or a tab for plain digits, makes a spreadsheet keep the text. */
const neutraliseFormula = (text: string) => (FORMULA_PREFIX.test(text.trimStart()) ? `'${text}` : LOSSY_DIGITS.test(text) ? `\t${text}` : text)
const cell = (text: string) => `"${neutraliseFormula(text).replaceAll('"', '""')}"`

const lines = (rows: readonly (readonly string[])[]): string => rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')

/** CSV for Korean Excel: UTF-8 with a byte order mark, CRLF, every cell quoted, no formulas. */
export const toCsv = (rows: readonly (readonly string[])[]): string => `\uFEFF${lines(rows)}`

/** Streams {@link toCsv}, whatever its length. @param batches rows below the headings, in batches */
export async function* csvBytes(headings: readonly string[], batches: AsyncIterable<readonly (readonly string[])[]>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  yield encoder.encode(toCsv([headings]))
  for await (const rows of batches) yield encoder.encode(lines(rows))
}
