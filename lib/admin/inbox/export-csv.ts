/** Leading characters that Excel, LibreOffice and Google Sheets take for a formula (CSV injection, OWASP). */
const FORMULA_PREFIX = /^[=+\-@\t\r＝＋－＠]/
/** A number that a spreadsheet would rewrite: leading zeros lost, long ones rounded. */
const LOSSY_DIGITS = /^\d+$/

/** A leading apostrophe, or a tab for plain digits, makes a spreadsheet keep the text as it is. */
const neutraliseFormula = (text: string) => (FORMULA_PREFIX.test(text.trimStart()) ? `'${text}` : LOSSY_DIGITS.test(text) ? `\t${text}` : text)
const cell = (text: string) => `"${neutraliseFormula(text).replaceAll('"', '""')}"`

/** CSV that Korean Excel opens as it is: UTF-8 with a byte order mark, CRLF, every cell quoted, none of them a formula. */
export const toCsv = (rows: readonly (readonly string[])[]): string => `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
