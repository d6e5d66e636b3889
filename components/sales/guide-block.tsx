import type { ProseBlock } from '@/lib/content/schemas/base'
import type { GuideTable } from '@/lib/content/schemas/table'
import { DataTable } from '../ui/data-table'
import { PointList } from '../ui/point-list'
import { RunningText } from '../ui/running-text'
import styles from './guide-block.module.css'

/** A wider table, or one of short cells, is a matrix of figures, which readers compare along columns on a phone too. */
const STACKED_COLUMNS = 4
const FIGURE_LENGTH = 6

const holdsFigures = ({ columns, rows }: GuideTable) =>
  columns.length > STACKED_COLUMNS || (columns.length > 2 && rows.every((row) => row.slice(1).every((cell) => cell.length <= FIGURE_LENGTH)))

interface GuideBlockProps {
  block: ProseBlock & { table?: GuideTable | undefined }
  id: string
}

/** One subject of a guide: heading, paragraphs, points and a table. */
export function GuideBlock({ block, id }: GuideBlockProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={styles.block}>
      <h2 id={`${id}-heading`} className={styles.heading}>
        {block.heading}
      </h2>
      <div className={styles.body}>
        {block.paragraphs.map((paragraph) => (
          <p key={paragraph}>
            <RunningText text={paragraph} />
          </p>
        ))}
        <PointList points={block.points} className={styles.points} />
        {block.table && <DataTable {...block.table} narrow={holdsFigures(block.table) ? 'scroll' : 'stack'} />}
      </div>
    </section>
  )
}
