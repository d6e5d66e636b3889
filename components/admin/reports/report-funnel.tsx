import { Fragment } from 'react'
import styles from '@/components/admin/admin.module.css'
import report from './report.module.css'
import { OfficeTable } from '@/components/admin/office-table'

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
      지난주 {before}
      {change === null ? null : <b className={report.change}> {change}</b>}
    </small>
  )

/** The funnel from page view to registration, compared with the previous week. */
export function Funnel({ columns, total, parts, inProgress, comparedWith }: FunnelProps & { comparedWith: string }) {
  return (
    <section aria-labelledby="report-funnel">
      <h2 id="report-funnel">열람에서 등록까지</h2>
      {parts.length === 0 ? (
        <p className={styles.empty}>이 기간에는 센 열람이 없습니다.</p>
      ) : (
        <>
          <p className={report.note}>
            {total.cells.some(({ before }) => before !== null)
              ? `작은 숫자는 ${comparedWith} 기준입니다.${inProgress ? ' 열람은 하루 단위로만 세므로 오늘과 견주는 날은 하루 전체이고, 늘고 준 것은 비율만 견줍니다.' : ''}`
              : `${comparedWith}에 센 열람이 없어 견주지 않습니다.`}
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
      <p className={report.note}>
        열람은 방문자가 사이트를 열거나 새로 고친 수로, 사이트 안에서 이어 본 페이지는 따로 세지 않습니다. 팝업은 그중 등록 팝업을 연 수이고, 두 비율은 열람에
        대한 것입니다. 쿠키 없이 횟수만 세므로 몇 사람인지는 알 수 없고, 봇과 직원은 뺍니다. 등록에 현장접수는 없으며, 페이지별 등록은 처음 연 페이지를 모르면
        등록한 페이지에 셉니다. 열람과 팝업은 3개월 동안 보관합니다.
      </p>
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
