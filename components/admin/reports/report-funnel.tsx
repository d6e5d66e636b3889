import { Fragment } from 'react'
import styles from '@/components/admin/admin.module.css'
import report from './report.module.css'
import { OfficeTable } from '@/components/admin/office-table'
import { officeReportWords as words } from '@/lib/messages/ko/office-report'

interface Cell {
  readonly now: string
  /** The value of the previous week; null if nothing was counted then. */
  readonly before: string | null
  /** `+12%`; null without a meaningful comparison. */
  readonly change: string | null
}

interface Row {
  readonly label: string
  /** Cells by column, in Korean. */
  readonly cells: readonly Cell[]
}

export interface FunnelProps {
  readonly columns: readonly string[]
  readonly total: Row
  /** Empty if nothing was counted. */
  readonly parts: readonly { readonly id: string; readonly title: string; readonly of: string; readonly rows: readonly Row[] }[]
  /** The last day is incomplete but compared with a whole one. */
  readonly inProgress: boolean
}

/** The value a week earlier, and the change. */
const Before = ({ cell: { before, change } }: { cell: Cell }) =>
  before === null ? null : (
    <small>
      {words.lastWeek(before)}
      {change === null ? null : <b className={report.change}> {change}</b>}
    </small>
  )

/** The funnel from page view to registration, compared with the previous week. */
export function Funnel({ columns, total, parts, inProgress, comparedWith }: FunnelProps & { comparedWith: string }) {
  return (
    <section aria-labelledby="report-funnel">
      <h2 id="report-funnel">{words.funnel}</h2>
      {parts.length === 0 ? (
        <p className={styles.empty}>{words.noViews}</p>
      ) : (
        <>
          <p className={report.note}>
            {total.cells.some(({ before }) => before !== null) ? words.smallViews(comparedWith, inProgress) : words.noEarlierViews(comparedWith)}
          </p>
          <dl className={report.figures}>
            {columns.map((label, index) => {
              const cell = total.cells[index]
              return (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>
                    {cell?.now} {cell ? <Before cell={cell} /> : null}
                  </dd>
                </div>
              )
            })}
          </dl>
        </>
      )}
      <p className={report.note}>{words.viewsText}</p>
      {parts.map(({ id, title, of, rows }) => (
        <Fragment key={id}>
          <h3 className={report.name}>{title}</h3>
          <OfficeTable caption={title} columns={[of, ...columns]} className={`${report.table} ${report.funnel}`}>
            {rows.map(({ label, cells }, index) => (
              <tr key={`${index} ${label}`}>
                <th scope="row">{label}</th>
                {cells.map((cell, column) => (
                  <td key={columns[column] ?? ''} data-label={columns[column] ?? ''}>
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
