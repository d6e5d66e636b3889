import 'server-only'
import writeXlsxFile from 'write-excel-file/node'

/** Characters that XML 1.0 cannot carry; a spreadsheet with one of them does not open. */
const XML_FORBIDDEN = /(?![\n\t])\p{Cc}|[\uFFFE\uFFFF]|\p{Cs}/gu

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export interface WorkbookSheet {
  /** Shown on its tab: ours, never what somebody typed. */
  readonly name: string
  readonly headings: readonly { readonly label: string; /** Characters. */ readonly width: number }[]
  /** Null leaves a cell empty. */
  readonly rows: readonly (readonly (string | number | null)[])[]
}

const text = (value: string) => ({ type: String, value: value.replace(XML_FORBIDDEN, '') })
const cell = (value: string | number | null) => (value === null ? null : typeof value === 'number' ? { type: Number, value } : text(value))

/** A workbook whose cells are typed as text or as numbers, so nothing in it is ever computed. */
export const toWorkbook = (sheets: readonly WorkbookSheet[]): Promise<Buffer> =>
  writeXlsxFile(
    sheets.map(({ name, headings, rows }) => ({
      sheet: name,
      stickyRowsCount: 1,
      columns: headings.map(({ width }) => ({ width })),
      data: [headings.map(({ label }) => ({ ...text(label), fontWeight: 'bold' as const })), ...rows.map((row) => row.map(cell))],
    })),
  ).toBuffer()
