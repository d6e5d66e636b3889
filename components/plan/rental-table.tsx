import type { RentalLine } from '@/lib/plans/households'
import { commonWords } from '@/lib/messages/ko/common'
import { planWords } from '@/lib/messages/ko/plan'
import styles from './rental-table.module.css'

/**
 * Text alternative of the elevations: a table of the offered lines of one complex.
 * @param supply how the homes are supplied, e.g. 임대
 */
export function RentalTable({ complex, supply, lines }: { complex: string; supply: string; lines: readonly RentalLine[] }) {
  return (
    <details className={styles.details}>
      <summary>{planWords.linesAsTable(complex)}</summary>
      <table className={styles.table}>
        <caption className="visually-hidden">{planWords.linesOf(complex, supply)}</caption>
        <thead>
          <tr>
            <th scope="col">{commonWords.building}</th>
            <th scope="col">{planWords.line}</th>
            <th scope="col">{commonWords.type}</th>
            <th scope="col">{commonWords.floor}</th>
            <th scope="col">{commonWords.households}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={`${line.building}-${line.line}-${line.from}`}>
              <th scope="row">{commonWords.buildingNumbered(line.building)}</th>
              <td>{planWords.lineNumbered(line.line)}</td>
              <td>{line.type}</td>
              <td>{commonWords.floors(line.from, line.to)}</td>
              <td>{line.households}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={4}>
              {commonWords.total}
            </th>
            <td>{lines.reduce((total, line) => total + line.households, 0)}</td>
          </tr>
        </tfoot>
      </table>
    </details>
  )
}
