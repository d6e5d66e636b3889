import type { Overview } from '@/lib/content/schemas/complex'
import { messages } from '@/lib/messages/catalogue'
import type { Language } from '@/lib/messages/language'
import styles from './overview-table.module.css'

type Row = Overview['rows'][number]

/** As it continues a label: a word loses its capital there, an abbreviation (LDK, IC까지) does not. */
const continued = (label: string) => label.replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase())

/** Neighbouring rows of which nothing is known share one, so that a gap is said once. */
const joinUndecided = (rows: readonly Row[]): Row[] =>
  rows.reduce<Row[]>((joined, row) => {
    const last = joined.at(-1)
    const isOpen = (each: Row | undefined) => each?.value === null && !each.note
    return last && isOpen(last) && isOpen(row) ? [...joined.slice(0, -1), { ...last, label: `${last.label}, ${continued(row.label)}` }] : [...joined, row]
  }, [])

/** Rows of the project overview; an undecided value reads 추후 공개. */
export function OverviewTable({ caption, rows, language = 'ko' }: { caption: string; rows: Overview['rows']; language?: Language }) {
  const { common } = messages(language)
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <tbody>
        {joinUndecided(rows).map((row) => (
          <tr key={row.label} className={styles.row}>
            <th scope="row" className={styles.label}>
              {row.label}
            </th>
            <td className={styles.value}>
              {row.value ?? <span className={styles.pending}>{common.notAnnounced}</span>}
              {row.note && <span className={styles.note}>{row.note}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
