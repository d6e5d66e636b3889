import { cutText } from '@/lib/cut-text'
import styles from './bar-chart.module.css'
import { officeReportWords as words } from '@/lib/messages/ko/office-report'

export interface Bar {
  readonly label: string
  readonly value: number
  /** The value of the compared period: drawn as a line behind the bar. */
  readonly before: number
}

const WIDTH = 360
const HEIGHT = 170
/** Space for the labels below and the numbers above. */
const [BELOW, ABOVE] = [18, 18]
const ROW = 28
const LABEL_WIDTH = 110
const NUMBER_WIDTH = 34
/** Maximum characters of a label beside a bar, and of labels below bars. */
const [LABEL_MAX, LABELS_MAX] = [8, 8]

const scale = (bars: readonly Bar[]) => Math.max(1, ...bars.flatMap(({ value, before }) => [value, before]))
/** Drops the month: `11월 28일(토)` is wider than a bar. */
const columnLabel = (label: string) => label.replace(/^\d+월 (\d+)일\((.)\)$/, words.dayOfMonth)
const rounded = (value: number) => Math.round(value * 10) / 10

function Columns({ bars }: { bars: readonly Bar[] }) {
  const [step, top] = [WIDTH / Math.max(bars.length, 6), scale(bars)]
  const high = (value: number) => rounded(((HEIGHT - BELOW - ABOVE) * value) / top)
  const each = Math.ceil(bars.length / LABELS_MAX)
  const floor = HEIGHT - BELOW
  return (
    <svg className={styles.chart} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" focusable="false">
      {bars.map(({ label, value, before }, index) => {
        const left = rounded(index * step)
        return (
          <g key={`${index} ${label}`}>
            <rect className={styles.before} x={rounded(left + step * 0.1)} width={rounded(step * 0.8)} y={floor - high(before)} height={high(before)} />
            <rect className={styles.bar} x={rounded(left + step * 0.25)} width={rounded(step * 0.5)} y={floor - high(value)} height={high(value)} />
            {value > 0 ? (
              <text x={rounded(left + step / 2)} y={rounded(floor - Math.max(high(value), high(before)) - 4)} textAnchor="middle">
                {value}
              </text>
            ) : null}
            {index % each === 0 ? (
              <text x={rounded(left + step / 2)} y={HEIGHT - 4} textAnchor="middle">
                {columnLabel(label)}
              </text>
            ) : null}
          </g>
        )
      })}
      <path className={styles.floor} d={`M0 ${floor}H${WIDTH}`} />
    </svg>
  )
}

function Rows({ bars }: { bars: readonly Bar[] }) {
  const wide = (value: number) => rounded(((WIDTH - LABEL_WIDTH - NUMBER_WIDTH) * value) / scale(bars))
  return (
    <svg className={styles.chart} viewBox={`0 0 ${WIDTH} ${bars.length * ROW}`} aria-hidden="true" focusable="false">
      {bars.map(({ label, value, before }, index) => (
        <g key={`${index} ${label}`}>
          <text x={LABEL_WIDTH - 8} y={index * ROW + 17} textAnchor="end">
            {cutText(label, LABEL_MAX)}
          </text>
          <rect className={styles.before} x={LABEL_WIDTH} y={index * ROW + 3} width={wide(before)} height={ROW - 6} />
          <rect className={styles.bar} x={LABEL_WIDTH} y={index * ROW + 7} width={wide(value)} height={ROW - 14} />
          <text x={LABEL_WIDTH + Math.max(wide(value), wide(before)) + 6} y={index * ROW + 17}>
            {value}
          </text>
        </g>
      ))}
    </svg>
  )
}

/** A chart rendered on the server. Hidden from screen readers: the table beside it has the same figures and more. */
export const BarChart = ({ bars, by }: { bars: readonly Bar[]; by: 'time' | 'size' }) => (by === 'time' ? <Columns bars={bars} /> : <Rows bars={bars} />)
