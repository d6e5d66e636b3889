import type { ReactNode } from 'react'
import { adminApiPaths, adminPaths } from '@/lib/admin-routes'
import { dayReportWords } from '@/lib/messages/ko/office-day-report'
import styles from '@/components/admin/admin.module.css'
import { BarChart } from './bar-chart'
import form from '@/components/admin/form.module.css'
import { PrintButton } from '@/components/admin/print-button'
import { FigureList } from './figure-list'
import report from './report.module.css'
import { OfficeTable } from '@/components/admin/office-table'
import { ButtonLink, TextLink } from '@/components/admin/text-link'
import { Submit } from '@/components/admin/post-form'
import { InputField, SelectField } from '@/components/admin/field'
import { formatCount } from '@/lib/messages/format-count'
import { officeReportWords } from '@/lib/messages/ko/office-report'
import { officeVisitWords } from '@/lib/messages/ko/office-visits'
import { statusWords } from '@/lib/messages/ko/registration-office'
import type { FigureColumn } from '@/lib/registrations/office/reports/figure-text'
import type { ReportQuery } from '@/lib/registrations/office/reports/report-period'
import type { ReportView } from '@/lib/registrations/office/reports/report-view'

interface ReportProps {
  view: ReportView
  /** `2026-11-28` */
  today: string
  columns: readonly FigureColumn[]
  /** That many are counted at most. */
  readMax: number
  /** A first contact within this time counts as quick. */
  contactMinutes: number
  children: ReactNode
}

const address = (path: string, { day, span }: ReportQuery) => `${path}?${new URLSearchParams({ day, ...(span === 'week' ? { span } : {}) }).toString()}`
const BY_TIME = ['days', 'hours']
const SPANS = [
  { span: 'day', label: officeReportWords.spans.day, previous: officeVisitWords.dayBefore, next: officeVisitWords.dayAfter },
  { span: 'week', label: officeReportWords.spans.week, previous: officeVisitWords.weekBefore, next: officeVisitWords.weekAfter },
] as const

function Choices({ view: { query, previous, next }, today }: Pick<ReportProps, 'view' | 'today'>) {
  const words = SPANS.find(({ span }) => span === query.span) ?? SPANS[0]
  return (
    <div className={report.choices}>
      <form action={adminPaths.reports} method="get" className={form.inline} aria-label={officeReportWords.span}>
        <InputField id="report-day" label={officeReportWords.day} name="day" type="date" defaultValue={query.day} max={today} required />
        <SelectField
          id="report-span"
          label={officeReportWords.span}
          name="span"
          defaultValue={query.span}
          options={SPANS.map(({ span, label }) => ({ value: span, label }))}
        />
        <Submit look="large" label={officeReportWords.show} />
        <TextLink href={address(adminPaths.reports, previous)}>{words.previous}</TextLink>
        {next ? <TextLink href={address(adminPaths.reports, next)}>{words.next}</TextLink> : null}
      </form>
      <p className={styles.row}>
        <ButtonLink href={`${adminPaths.dayReport}?day=${query.day}`}>{dayReportWords.open}</ButtonLink>
        <a className="button" href={address(adminApiPaths.reports, query)} download>
          {officeReportWords.download}
        </a>
        <PrintButton />
      </p>
    </div>
  )
}

export function Report({ view, today, columns, readMax, contactMinutes, children }: ReportProps) {
  const { comparedWith, asOf, cut, total, parts } = view
  return (
    <div className={report.report}>
      <Choices view={view} today={today} />
      <section aria-labelledby="report-total">
        <h2 id="report-total">{officeReportWords.whole}</h2>
        <p className={report.note}>{asOf ? officeReportWords.smallUntil(asOf, comparedWith) : officeReportWords.small(comparedWith)}</p>
        <FigureList
          figures={columns.map(({ label, text }) => ({
            label,
            value: text(total.now),
            beside: <small>{officeReportWords.lastWeek(text(total.before))}</small>,
          }))}
        />
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
                bars={rows.map(({ label, now, before }) => ({ label, value: now.arrived, before: before.arrived }))}
              />
            </div>
            <OfficeTable
              caption={officeReportWords.caption(title)}
              columns={[of, ...columns.map(({ label }) => label), officeReportWords.lastWeekNew]}
              className={report.table}
            >
              {rows.map(({ label, now, before }, index) => (
                <tr key={`${index} ${label}`}>
                  <th scope="row">{label}</th>
                  {columns.map((column) => (
                    <td key={column.label} data-label={column.label}>
                      {column.text(now)}
                    </td>
                  ))}
                  <td data-label={officeReportWords.lastWeekNew}>{formatCount(before.arrived)}</td>
                </tr>
              ))}
            </OfficeTable>
          </div>
        </section>
      ))}
      {children}
    </div>
  )
}
