import { adminApiPaths, adminPaths } from '@/lib/admin-routes'
import { dayReportWords } from '@/lib/messages/ko/office-day-report'
import styles from '@/components/admin/admin.module.css'
import { BarChart } from './bar-chart'
import form from '@/components/admin/form.module.css'
import { PrintButton } from '@/components/admin/print-button'
import { Funnel, type FunnelProps } from './report-funnel'
import report from './report.module.css'
import { OfficeTable } from '@/components/admin/office-table'
import { formatCount } from '@/lib/messages/format-count'
import { officeReportWords } from '@/lib/messages/ko/office-report'
import { officeVisitWords } from '@/lib/messages/ko/office-visits'
import { statusWords } from '@/lib/messages/ko/registration-office'

interface ReportQuery {
  readonly day: string
  readonly span: string
}

interface Row {
  readonly label: string
  /** By column, in Korean. */
  readonly figures: readonly string[]
  /** The figures of the previous week. */
  readonly earlier: readonly string[]
  /** Number of visitors who came, for the chart. */
  readonly arrived: { readonly now: number; readonly before: number }
}

interface ReportProps {
  query: ReportQuery
  /** `2026-11-28` */
  today: string
  previous: ReportQuery
  next: ReportQuery | null
  comparedWith: string
  /** Time until which an unfinished period is counted, in Korean. */
  asOf: string | null
  /** Whether the period has more registrations than were read. */
  cut: boolean
  /** That many are counted at most. */
  readMax: number
  /** A first contact within this time counts as quick. */
  contactMinutes: number
  columns: readonly string[]
  total: Row
  parts: readonly { readonly id: string; readonly title: string; readonly of: string; readonly rows: readonly Row[] }[]
  funnel: FunnelProps
}

const address = (path: string, { day, span }: ReportQuery) => `${path}?${new URLSearchParams({ day, ...(span === 'week' ? { span } : {}) }).toString()}`
const BY_TIME = ['days', 'hours']
const SPANS = [
  { span: 'day', label: officeReportWords.spans.day, previous: officeVisitWords.dayBefore, next: officeVisitWords.dayAfter },
  { span: 'week', label: officeReportWords.spans.week, previous: officeVisitWords.weekBefore, next: officeVisitWords.weekAfter },
] as const

function Choices({ query, today, previous, next }: Pick<ReportProps, 'query' | 'today' | 'previous' | 'next'>) {
  const words = SPANS.find(({ span }) => span === query.span) ?? SPANS[0]
  return (
    <div className={report.choices}>
      <form action={adminPaths.reports} method="get" className={form.inline} aria-label={officeReportWords.span}>
        <p className={form.field}>
          <label htmlFor="report-day">{officeReportWords.day}</label>
          <input id="report-day" name="day" type="date" defaultValue={query.day} max={today} required />
        </p>
        <p className={form.field}>
          <label htmlFor="report-span">{officeReportWords.span}</label>
          <select id="report-span" name="span" defaultValue={query.span}>
            {SPANS.map(({ span, label }) => (
              <option key={span} value={span}>
                {label}
              </option>
            ))}
          </select>
        </p>
        <button className="button" type="submit">
          {officeReportWords.show}
        </button>
        <a className={styles.target} href={address(adminPaths.reports, previous)}>
          {words.previous}
        </a>
        {next ? (
          <a className={styles.target} href={address(adminPaths.reports, next)}>
            {words.next}
          </a>
        ) : null}
      </form>
      <p className={styles.row}>
        <a className="button" href={`${adminPaths.dayReport}?day=${query.day}`}>
          {dayReportWords.open}
        </a>
        <a className="button" href={address(adminApiPaths.reports, query)} download>
          {officeReportWords.download}
        </a>
        <PrintButton />
      </p>
    </div>
  )
}

/** The office's report: figures compared with the previous week, each table with a chart. */
export function Report({ query, today, previous, next, comparedWith, asOf, cut, readMax, contactMinutes, columns, total, parts, funnel }: ReportProps) {
  return (
    <div className={report.report}>
      <Choices query={query} today={today} previous={previous} next={next} />
      <section aria-labelledby="report-total">
        <h2 id="report-total">{officeReportWords.whole}</h2>
        <p className={report.note}>{asOf ? officeReportWords.smallUntil(asOf, comparedWith) : officeReportWords.small(comparedWith)}</p>
        <dl className={report.figures}>
          {columns.map((label, index) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {total.figures[index]} <small>{officeReportWords.lastWeek(total.earlier[index] ?? '')}</small>
              </dd>
            </div>
          ))}
        </dl>
        <p className={report.note}>{officeReportWords.figuresText(contactMinutes)}</p>
        {cut ? <p className={styles.notice}>{officeReportWords.cut(formatCount(readMax))}</p> : null}
      </section>
      {parts.length === 0 ? <p className={styles.empty}>{officeReportWords.none}</p> : null}
      {parts.map(({ id, title, of, rows }) => (
        <section key={id} aria-labelledby={`report-${id}`} className={report.part}>
          <h2 id={`report-${id}`}>{title}</h2>
          <div className={report.beside}>
            <div>
              <p className={report.legend} aria-hidden="true">
                <i className={report.now} /> {statusWords.new} <i className={report.before} /> {officeReportWords.week}
              </p>
              <BarChart
                by={BY_TIME.includes(id) ? 'time' : 'size'}
                bars={rows.map(({ label, arrived }) => ({ label, value: arrived.now, before: arrived.before }))}
              />
            </div>
            <OfficeTable caption={officeReportWords.caption(title)} columns={[of, ...columns, officeReportWords.lastWeekNew]} className={report.table}>
              {rows.map(({ label, figures, arrived }, index) => (
                <tr key={`${index} ${label}`}>
                  <th scope="row">{label}</th>
                  {[...figures, formatCount(arrived.before)].map((figure, column) => (
                    <td key={columns[column] ?? ''} data-label={columns[column] ?? officeReportWords.lastWeekNew}>
                      {figure}
                    </td>
                  ))}
                </tr>
              ))}
            </OfficeTable>
          </div>
        </section>
      ))}
      <Funnel {...funnel} comparedWith={comparedWith} />
    </div>
  )
}
