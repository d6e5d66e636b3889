import 'server-only'
import { toWorkbook, type WorkbookSheet } from '../export/workbook'
import { CALL_COLUMNS, FIGURE_COLUMNS } from './figure-text'
import type { FunnelRow } from './funnel'
import { FUNNEL_COLUMNS, funnelCell } from './funnel-text'
import type { ReportRow, ReportView } from './report-view'
import { officeReportWords as words } from '@/lib/messages/ko/office-report'

const FIRST_WIDTH = 24
const WIDTH = 14

const headingsOf = (first: string) => [
  { label: first, width: FIRST_WIDTH },
  ...FIGURE_COLUMNS.map(({ label, fileLabel = label }) => ({ label: fileLabel, width: Math.max(WIDTH, fileLabel.length * 2) })),
  { label: words.lastWeekNew, width: WIDTH },
]
const rowOf = ({ label, now, before }: ReportRow) => [label, ...FIGURE_COLUMNS.map(({ value }) => value(now)), before.arrived]

const funnelHeadings = (first: string) => [
  { label: first, width: 2 * FIRST_WIDTH },
  ...FUNNEL_COLUMNS.flatMap(({ label, isRate }) =>
    (isRate ? [`${label}(%)`, words.lastWeek(`${label}(%)`), words.points(label)] : [label, words.lastWeek(label), words.percent(label)]).map((heading) => ({
      label: heading,
      width: Math.max(WIDTH, heading.length * 2),
    })),
  ),
]
const funnelCells = (row: FunnelRow, inProgress: boolean) => [
  row.label,
  ...FUNNEL_COLUMNS.flatMap((column) => {
    const { now, before, change } = funnelCell(column, row, inProgress)
    return [now, before, change]
  }),
]

/** A report as a workbook: a sheet of all figures beside those of the week before, and one for each part and for those of the funnel. */
export async function reportFile(view: ReportView): Promise<{ readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> }> {
  const { total, parts, funnel, query, title, period, comparedWith } = view
  const summary: WorkbookSheet = {
    name: words.summary,
    headings: [
      { label: `${title} ${period}`, width: FIRST_WIDTH },
      { label: period, width: FIRST_WIDTH },
      { label: comparedWith, width: FIRST_WIDTH },
    ],
    batches: [[...FIGURE_COLUMNS, ...CALL_COLUMNS].map(({ label, fileLabel = label, value }) => [fileLabel, value(total.now), value(total.before)])],
  }
  const sheets = parts.map((part): WorkbookSheet => ({ name: part.title, headings: headingsOf(part.of), batches: [part.rows.map(rowOf)] }))
  const funnelSheets = funnel.parts.map((part): WorkbookSheet => ({
    name: part.title,
    headings: funnelHeadings(part.of),
    batches: [[funnel.total, ...part.rows].map((row) => funnelCells(row, funnel.inProgress))],
  }))
  return { name: `report-${query.span}-${query.day}.xlsx`, bytes: await toWorkbook([summary, ...sheets, ...funnelSheets]) }
}
