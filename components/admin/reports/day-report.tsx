import { adminPaths } from '@/lib/admin-routes'
import { dayReportWords as words } from '@/lib/messages/ko/office-day-report'
import type { DaySheet } from '@/lib/registrations/office/reports/day-sheet'
import styles from '@/components/admin/admin.module.css'
import form from '@/components/admin/form.module.css'
import { OfficeTable } from '@/components/admin/office-table'
import print from '@/components/admin/print.module.css'
import { PrintButton } from '@/components/admin/print-button'
import { TextLink } from '@/components/admin/text-link'
import { Submit } from '@/components/admin/post-form'
import { InputField } from '@/components/admin/field'
import { CopyReport } from './copy-report'
import { FigureList } from './figure-list'
import report from './report.module.css'
import sheet from './day-report.module.css'

interface DayReportProps {
  view: DaySheet
  /** The same as a text. */
  text: string
  /** `2026-11-28` */
  day: string
  today: string
}

const Choices = ({ day, today }: Pick<DayReportProps, 'day' | 'today'>) => (
  <form action={adminPaths.dayReport} method="get" className={`${form.inline} ${print.screen}`} aria-label={words.day}>
    <InputField id="report-day" label={words.day} name="day" type="date" defaultValue={day} max={today} required />
    <Submit look="large" label={words.show} />
    <PrintButton />
    <TextLink href={`${adminPaths.reports}?day=${day}`}>{words.back}</TextLink>
  </form>
)

const Signatures = () => (
  <table className={sheet.signatures}>
    <tbody>
      <tr>
        <th scope="row" rowSpan={2}>
          {words.signatures}
        </th>
        {words.signers.map((signer) => (
          <td key={signer}>{signer}</td>
        ))}
      </tr>
      <tr>
        {words.signers.map((signer) => (
          <td key={signer} className={sheet.box} />
        ))}
      </tr>
    </tbody>
  </table>
)

/** The report of a day as the office sends it: one page of paper, or a text to copy. */
export function DayReport({ view: { head, totals, counts, statuses, parts }, text, day, today }: DayReportProps) {
  return (
    <div className={sheet.sheet}>
      <Choices day={day} today={today} />
      <div className={sheet.head}>
        <p>
          {head.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </p>
        <Signatures />
      </div>
      <section aria-labelledby="report-totals">
        <h2 id="report-totals" className={styles.part}>
          {words.totals}
        </h2>
        <FigureList
          className={sheet.figures}
          figures={totals.map(({ label, ofDay, total }) => ({
            label,
            value: ofDay,
            beside: total === null ? null : <small>{words.row(words.total, total)}</small>,
          }))}
        />
        <p className={report.note}>{counts}</p>
      </section>
      {parts.length === 0 ? <p>{words.nothing}</p> : null}
      {parts.map(({ id, title, of, columns, rows }) => (
        <section key={id} aria-labelledby={`report-${id}`}>
          <h2 id={`report-${id}`} className={styles.part}>
            {title}
          </h2>
          <OfficeTable caption={title} columns={[of, ...columns]} className={`${print.list} ${sheet.table}`}>
            {rows.map(({ label, cells }, index) => (
              <tr key={`${index} ${label}`}>
                <th scope="row">{label}</th>
                {cells.map((cell, column) => (
                  <td key={columns[column]} data-label={columns[column]}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </OfficeTable>
        </section>
      ))}
      {statuses.length > 0 ? (
        <section aria-labelledby="report-now">
          <h2 id="report-now" className={styles.part}>
            {words.now}
          </h2>
          <p>{statuses.map(({ label, count }) => words.row(label, count)).join(', ')}</p>
        </section>
      ) : null}
      <CopyReport text={text} />
    </div>
  )
}
