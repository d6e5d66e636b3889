import { Fragment } from 'react'
import styles from '@/components/admin/admin.module.css'
import { FigureList } from './figure-list'
import report from './report.module.css'
import { OfficeTable } from '@/components/admin/office-table'
import { officeReportWords as words } from '@/lib/messages/ko/office-report'
import type { FunnelRow } from '@/lib/registrations/office/reports/funnel'
import type { FunnelCellText } from '@/lib/registrations/office/reports/funnel-text'
import type { ReportView } from '@/lib/registrations/office/reports/report-view'

interface FunnelProps {
  funnel: ReportView['funnel']
  comparedWith: string
  columns: readonly string[]
  /** A row's cells by column. */
  cellsOf: (row: FunnelRow) => readonly FunnelCellText[]
}

const Before = ({ cell: { before, change } }: { cell: FunnelCellText }) =>
  before === null ? null : (
    <small>
      {words.lastWeek(before)}
      {change === null ? null : <b className={report.change}> {change}</b>}
    </small>
  )

export function Funnel({ funnel: { total, parts, inProgress }, comparedWith, columns, cellsOf }: FunnelProps) {
  return (
    <section aria-labelledby="report-funnel">
      <h2 id="report-funnel">{words.funnel}</h2>
      {parts.length === 0 ? (
        <p className={styles.empty}>{words.noViews}</p>
      ) : (
        <>
          <p className={report.note}>{total.before ? words.smallViews(comparedWith, inProgress) : words.noEarlierViews(comparedWith)}</p>
          <FigureList figures={cellsOf(total).map((cell, index) => ({ label: columns[index] ?? '', value: cell.now, beside: <Before cell={cell} /> }))} />
        </>
      )}
      <p className={report.note}>{words.viewsText}</p>
      {parts.map(({ id, title, of, rows }) => (
        <Fragment key={id}>
          <h3 className={report.name}>{title}</h3>
          <OfficeTable caption={title} columns={[of, ...columns]} className={`${report.table} ${report.funnel}`}>
            {rows.map((row, index) => (
              <tr key={`${index} ${row.label}`}>
                <th scope="row">{row.label}</th>
                {cellsOf(row).map((cell, column) => (
                  <td key={columns[column]} data-label={columns[column]}>
                    {cell.now} <Before cell={cell} />
                  </td>
                ))}
              </tr>
            ))}
          </OfficeTable>
        </Fragment>
      ))}
    </section>
  )
}
