import type { ReactNode } from 'react'
import table from './table.module.css'
import { koreanDateTime } from '@/components/ui/korean-date'

/** A column's heading, alone or with a class of its cell. */
type Column = string | { readonly label: string; readonly className: string | undefined }

interface OfficeTableProps {
  /** For screen readers. */
  caption: string
  /** In order; null leaves a column out. */
  columns: readonly (Column | null)[]
  className?: string | undefined
  /** Rows; a row's name is its `th`. */
  children: ReactNode
}

/** A table of the office, whose rows become cards where its columns would be too narrow to read. */
export const OfficeTable = ({ caption, columns, className, children }: OfficeTableProps) => (
  <div className={table.frame}>
    <table className={className ? `${table.table} ${className}` : table.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => {
            if (column === null) return null
            const { label, className: own } = typeof column === 'string' ? { label: column, className: undefined } : column
            return (
              <th key={label} scope="col" className={own}>
                {label}
              </th>
            )
          })}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </div>
)

/** @param at ISO 8601 */
export const TimeCell = ({ at, className }: { at: string; className?: string | undefined }) => (
  <td className={className}>
    <time dateTime={at}>{koreanDateTime(at)}</time>
  </td>
)
