import 'server-only'
import { workbookBytes, type WorkbookSheet } from './workbook'
import { officeMenuWords as words } from '@/lib/messages/ko/office-menu'

/** Streams a workbook whose cells are all text, with further sheets where one is too short. */
export const xlsxBytes = (headings: WorkbookSheet['headings'], batches: AsyncIterable<readonly (readonly string[])[]>): AsyncGenerator<Uint8Array> =>
  workbookBytes([{ name: words.inbox, headings, batches }])
