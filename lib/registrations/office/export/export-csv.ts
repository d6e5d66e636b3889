/** Leading characters that Excel, LibreOffice and Google Sheets take for a formula (CSV injection, OWASP). */
const FORMULA_PREFIX = /^[=+\-@\t\r＝＋－＠]/
/** A number that a spreadsheet would rewrite: leading zeros lost, long ones rounded. */
const LOSSY_DIGITS = /^\d+$/

/** A leading apostrophe, or a tab for plain digits, makes a spreadsheet keep the text as it is. */
const neutraliseFormula = (text: string) => (FORMULA_PREFIX.test(text.trimStart()) ? `'${text}` : LOSSY_DIGITS.test(text) ? `\t${text}` : text)
const cell = (text: string) => `"${neutraliseFormula(text).replaceAll('"', '""')}"`

const lines = (rows: readonly (readonly string[])[]): string => rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')

/** CSV that Korean Excel opens as it is: UTF-8 with a byte order mark, CRLF, every cell quoted, none of them a formula. */
export const toCsv = (rows: readonly (readonly string[])[]): string => `\uFEFF${lines(rows)}`

/** {@link toCsv} as it is written, whatever its length. @param batches rows behind the headings, some at a time */
export async function* csvBytes(headings: readonly string[], batches: AsyncIterable<readonly (readonly string[])[]>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  yield encoder.encode(toCsv([headings]))
  for await (const rows of batches) yield encoder.encode(lines(rows))
}
