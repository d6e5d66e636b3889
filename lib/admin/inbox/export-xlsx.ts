import 'server-only'
import writeXlsxFile from 'write-excel-file/node'

/** Characters that XML 1.0 cannot carry; a spreadsheet with one of them does not open. */
const XML_FORBIDDEN = /(?![\n\t])\p{Cc}|[\uFFFE\uFFFF]|\p{Cs}/gu

/** A workbook of one sheet. Every cell is typed as text, so nothing in it is ever computed. */
export async function toXlsx(headings: readonly { label: string; width: number }[], rows: readonly (readonly string[])[]): Promise<Buffer> {
  const text = (value: string) => ({ type: String, value: value.replace(XML_FORBIDDEN, '') })
  const data = [headings.map(({ label }) => ({ ...text(label), fontWeight: 'bold' as const })), ...rows.map((row) => row.map(text))]
  return writeXlsxFile(data, { sheet: '등록 고객', stickyRowsCount: 1, columns: headings.map(({ width }) => ({ width })) }).toBuffer()
}
