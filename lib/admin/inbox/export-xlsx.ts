import 'server-only'
import { toWorkbook } from '../workbook'

/** A workbook of one sheet whose cells are all text. */
export const toXlsx = (headings: readonly { label: string; width: number }[], rows: readonly (readonly string[])[]): Promise<Buffer> =>
  toWorkbook([{ name: '등록 고객', headings, rows }])
