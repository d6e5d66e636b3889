import type { ReactNode } from 'react'
import styles from './data-table.module.css'

interface DataTableProps {
  /** Title of the table; read first by screen readers, visible unless `hideCaption`. */
  caption: string
  hideCaption?: boolean
  /** Header rows above the columns' own, outermost first; each heading spans some columns, an empty one stands for none. */
  groups?: readonly (readonly { readonly label: string; readonly columns: number }[])[]
  columns: readonly string[]
  /** The first cell of a row is its heading. Keys are the row's index, because rows of content do not move. */
  rows: readonly (readonly ReactNode[])[]
  /** `stack` turns each row into a small list on a phone (few columns of text); `scroll` keeps the grid, figures at its end (figures to compare). */
  narrow?: 'stack' | 'scroll'
}

/** A column's heading with those of its groups, for a card in which it stands alone. */
function columnName(index: number, columns: DataTableProps['columns'], groups: NonNullable<DataTableProps['groups']>): string {
  const over = groups.flatMap((row) => {
    let end = 0
    return row.find(({ columns: width }) => (end += width) > index)?.label || []
  })
  return [...over, columns[index] ?? ''].join(' ')
}

/**
 * A table that fits a 390 px screen. Stacked rows are laid out as blocks, which keeps a table's roles in browsers (Chromium 80,
 * Firefox 59, Safari 17): `role` on its elements would be invalid (ARIA in HTML, td and th).
 */
export function DataTable({ caption, hideCaption = false, groups = [], columns, rows, narrow = 'stack' }: DataTableProps) {
  return (
    <div
      className={styles.frame}
      data-narrow={narrow}
      role={narrow === 'scroll' ? 'region' : undefined}
      aria-label={narrow === 'scroll' ? caption : undefined}
      tabIndex={narrow === 'scroll' ? 0 : undefined}
    >
      <table className={styles.table}>
        <caption className={hideCaption ? 'visually-hidden' : styles.caption}>{caption}</caption>
        <thead>
          {groups.map((row, at) => (
            <tr key={at}>
              {row.map((group, index) =>
                group.label === '' ? (
                  <td key={index} colSpan={group.columns} />
                ) : (
                  <th key={index} colSpan={group.columns} scope="colgroup">
                    {group.label}
                  </th>
                ),
              )}
            </tr>
          ))}
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={at}>
              {row.map((cell, index) =>
                index === 0 ? (
                  <th key={index} scope="row">
                    {cell}
                  </th>
                ) : (
                  <td key={index} data-label={narrow === 'stack' ? columnName(index, columns, groups) : undefined}>
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
