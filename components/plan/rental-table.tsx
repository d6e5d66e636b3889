import type { RentalLine } from '@/lib/plans/households'
import styles from './rental-table.module.css'

/**
 * Text alternative of the elevations: a table of the lines of one complex that are offered.
 * @param supply how the homes are supplied, e.g. 임대
 */
export function RentalTable({ complex, supply, lines }: { complex: string; supply: string; lines: readonly RentalLine[] }) {
  return (
    <details className={styles.details}>
      <summary>{`${complex} 동·호 라인 표로 보기`}</summary>
      <table className={styles.table}>
        <caption className="visually-hidden">{`${complex} ${supply} 라인`}</caption>
        <thead>
          <tr>
            <th scope="col">동</th>
            <th scope="col">호 라인</th>
            <th scope="col">타입</th>
            <th scope="col">층</th>
            <th scope="col">세대</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={`${line.building}-${line.line}-${line.from}`}>
              <th scope="row">{line.building}동</th>
              <td>{line.line}호</td>
              <td>{line.type}</td>
              <td>{`${line.from}~${line.to}층`}</td>
              <td>{line.households}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={4}>
              합계
            </th>
            <td>{lines.reduce((total, line) => total + line.households, 0)}</td>
          </tr>
        </tfoot>
      </table>
    </details>
  )
}
