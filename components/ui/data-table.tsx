import type { ReactNode } from 'react'
import styles from './data-table.module.css'

interface DataTableProps {
  /** What the table shows; read first by screen readers, visible unless `hideCaption`. */
  caption: string
  hideCaption?: boolean
  columns: readonly string[]
  /** First cell of a row is its heading. Keys are the row's place: rows of content do not move. */
  rows: readonly (readonly ReactNode[])[]
  /** `stack` turns each row into a small list on a phone (few columns of text); `scroll` keeps the grid (figures to compare). */
  narrow?: 'stack' | 'scroll'
}

/** A table that stays a table for screen readers and fits a 390 px screen. */
export function DataTable({ caption, hideCaption = false, columns, rows, narrow = 'stack' }: DataTableProps) {
  return (
    <div className={styles.frame} data-narrow={narrow} role={narrow === 'scroll' ? 'region' : undefined} aria-label={narrow === 'scroll' ? caption : undefined} tabIndex={narrow === 'scroll' ? 0 : undefined}>
      {/* Stacked rows lose their table display, and with it their roles: say them. */}
      <table className={styles.table} role="table">
        <caption className={hideCaption ? 'visually-hidden' : styles.caption}>{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">{columns.map((column) => <th key={column} scope="col" role="columnheader">{column}</th>)}</tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row, at) => (
            <tr key={at} role="row">
              {row.map((cell, index) =>
                index === 0 ? (
                  <th key={index} scope="row" role="rowheader">{cell}</th>
                ) : (
                  <td key={index} role="cell" data-label={columns[index]}>{cell}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
