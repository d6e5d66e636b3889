import 'server-only'
import { workbookBytes, type WorkbookSheet } from './workbook'

/** A workbook of one sheet, or more where it is long, whose cells are all text; as it is written. */
export const xlsxBytes = (headings: WorkbookSheet['headings'], batches: AsyncIterable<readonly (readonly string[])[]>): AsyncGenerator<Uint8Array> =>
  workbookBytes([{ name: '등록 고객', headings, batches }])
