import 'server-only'
import { toWorkbook, type WorkbookSheet } from '../workbook'
import { FIGURE_COLUMNS } from './figure-text'
import type { ReportRow, ReportView } from './report-view'

const FIRST_WIDTH = 24
const WIDTH = 14

const headingsOf = (first: string) => [
  { label: first, width: FIRST_WIDTH },
  ...FIGURE_COLUMNS.map(({ label, fileLabel = label }) => ({ label: fileLabel, width: Math.max(WIDTH, fileLabel.length * 2) })),
  { label: '지난주 신규', width: WIDTH },
]
const rowOf = ({ label, now, before }: ReportRow) => [label, ...FIGURE_COLUMNS.map(({ value }) => value(now)), before.arrived]

/** A report as a workbook: a sheet of all figures beside those of the week before, and one for each part. */
export async function reportFile(view: ReportView): Promise<{ readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> }> {
  const { total, parts, query, title, period, comparedWith } = view
  const summary: WorkbookSheet = {
    name: '요약',
    headings: [
      { label: `${title} ${period}`, width: FIRST_WIDTH },
      { label: period, width: FIRST_WIDTH },
      { label: comparedWith, width: FIRST_WIDTH },
    ],
    rows: FIGURE_COLUMNS.map(({ label, fileLabel = label, value }) => [fileLabel, value(total.now), value(total.before)]),
  }
  const sheets = parts.map((part): WorkbookSheet => ({ name: part.title, headings: headingsOf(part.of), rows: part.rows.map(rowOf) }))
  return { name: `report-${query.span}-${query.day}.xlsx`, bytes: new Uint8Array(await toWorkbook([summary, ...sheets])) }
}
