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
  { span: 'day', label: '하루', previous: '전날', next: '다음 날' },
  { span: 'week', label: '한 주', previous: '지난주', next: '다음 주' },
] as const

function Choices({ query, today, previous, next }: Pick<ReportProps, 'query' | 'today' | 'previous' | 'next'>) {
  const words = SPANS.find(({ span }) => span === query.span) ?? SPANS[0]
  return (
    <div className={report.choices}>
      <form action={adminPaths.reports} method="get" className={form.inline} aria-label="기간">
        <p className={form.field}>
          <label htmlFor="report-day">날짜</label>
          <input id="report-day" name="day" type="date" defaultValue={query.day} max={today} required />
        </p>
        <p className={form.field}>
          <label htmlFor="report-span">기간</label>
          <select id="report-span" name="span" defaultValue={query.span}>
            {SPANS.map(({ span, label }) => (
              <option key={span} value={span}>
                {label}
              </option>
            ))}
          </select>
        </p>
        <button className="button" type="submit">
          보기
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
          엑셀 내려받기
        </a>
        <PrintButton />
      </p>
    </div>
  )
}

/** The office's report: figures compared with the previous week, each table with a chart. */
export function Report({ query, today, previous, next, comparedWith, asOf, cut, contactMinutes, columns, total, parts, funnel }: ReportProps) {
  return (
    <div className={report.report}>
      <Choices query={query} today={today} previous={previous} next={next} />
      <section aria-labelledby="report-total">
        <h2 id="report-total">전체</h2>
        <p className={report.note}>{asOf ? `오늘 ${asOf}까지. 작은 숫자는 ${comparedWith} 같은 시각까지입니다.` : `작은 숫자는 ${comparedWith} 기준입니다.`}</p>
        <dl className={report.figures}>
          {columns.map((label, index) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {total.figures[index]} <small>지난주 {total.earlier[index]}</small>
              </dd>
            </div>
          ))}
        </dl>
        <p className={report.note}>
          신규는 그 기간에 접수된 등록, 연락은 그중 첫 상담 결과(부재중 포함)를 남긴 등록입니다. {contactMinutes}분 내 비율과 첫 연락 중앙값은 영업 시간으로
          세고 현장접수는 뺍니다. 방문예약, 내방, 노쇼, 계약은 그 기간에 남긴 결과이며 한 고객은 한 번만 셉니다. 합친 등록은 먼저 온 등록 하나로 셉니다.
        </p>
        {cut ? <p className={styles.notice}>기간에 기록이 너무 많아 앞의 20,000건까지만 셌습니다. 하루씩 보아 주세요.</p> : null}
      </section>
      {parts.length === 0 ? <p className={styles.empty}>이 기간에는 접수와 상담 결과가 없습니다.</p> : null}
      {parts.map(({ id, title, of, rows }) => (
        <section key={id} aria-labelledby={`report-${id}`} className={report.part}>
          <h2 id={`report-${id}`}>{title}</h2>
          <div className={report.beside}>
            <div>
              <p className={report.legend} aria-hidden="true">
                <i className={report.now} /> 신규 <i className={report.before} /> 지난주
              </p>
              <BarChart
                by={BY_TIME.includes(id) ? 'time' : 'size'}
                bars={rows.map(({ label, arrived }) => ({ label, value: arrived.now, before: arrived.before }))}
              />
            </div>
            <OfficeTable caption={`${title} 보고`} columns={[of, ...columns, '지난주 신규']} className={report.table}>
              {rows.map(({ label, figures, arrived }, index) => (
                <tr key={`${index} ${label}`}>
                  <th scope="row">{label}</th>
                  {[...figures, formatCount(arrived.before)].map((figure, column) => (
                    <td key={columns[column] ?? ''} data-label={columns[column] ?? '지난주 신규'}>
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
