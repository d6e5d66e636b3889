import type { VisitCard } from '@/lib/visits/office/visit-view'
import { adminApiPaths, adminPaths } from '@/lib/admin-routes'
import styles from '@/components/admin/admin.module.css'
import form from '@/components/admin/form.module.css'
import print from '@/components/admin/print.module.css'
import { OfficeTable } from '@/components/admin/office-table'
import { TextLink } from '@/components/admin/text-link'
import { PostButton, PostForm, Submit } from '@/components/admin/post-form'
import { VisitorCells } from './visitor-cells'
import { formatCount } from '@/lib/messages/format-count'
import { eventWords as words } from '@/lib/messages/ko/registration-office'
import { officeVisitWords } from '@/lib/messages/ko/office-visits'

interface Arrivals {
  /** This page, to which the response redirects. */
  readonly returnTo: string
  /** Id of the page as shown, so that clicking a button twice records one event. */
  readonly form: string
}

const RESULTS = [
  ['visited', words.visited],
  ['no-show', words['no-show']],
] as const

interface ArrivalFormProps {
  visit: Pick<VisitCard, 'id' | 'name' | 'withdraw' | 'offers'>
  arrivals: Arrivals
}

/** 내방 and 노쇼, or what takes them back. */
export function ArrivalForm({ visit: { id, name, withdraw, offers }, arrivals: { returnTo, form: shown } }: ArrivalFormProps) {
  return (
    <PostForm to={adminApiPaths.visit(id)} fields={{ returnTo, form: `${shown}-${id}` }} className={form.inline}>
      {withdraw ? (
        <>
          <input type="hidden" name="action" value="withdraw" />
          <Submit look="large" name="event" value={withdraw} label={officeVisitWords.takeBack} spoken={officeVisitWords.takeBackOf(name)} />
        </>
      ) : (
        RESULTS.filter(([value]) => offers.includes(value)).map(([value, label]) => (
          <Submit key={value} look="large" value={value} label={label} spoken={officeVisitWords.resultOf(name, label)} />
        ))
      )}
    </PostForm>
  )
}

/** Confirms a held place for a visitor with whom staff spoke. */
const ConfirmForm = ({ visit: { id, name }, returnTo }: { visit: Pick<VisitCard, 'id' | 'name'>; returnTo: string }) => (
  <PostButton
    to={adminApiPaths.visit(id)}
    fields={{ returnTo }}
    className={`${form.inline} ${print.screen}`}
    look="large"
    value="confirm"
    label={officeVisitWords.confirm}
    spoken={officeVisitWords.confirmOf(name)}
  />
)

interface VisitTableProps {
  visits: readonly VisitCard[]
  /** See {@link VisitorCells}. */
  calls: string | null
  /** Absent: the table is read-only. */
  arrivals?: Arrivals
  /** Ids of the visits that the account may move. */
  movable?: readonly string[]
}

export const VisitTable = ({ visits, calls, arrivals, movable = [] }: VisitTableProps) => (
  <section aria-labelledby="visits-of-day" className={styles.stack}>
    <h2 id="visits-of-day" className={styles.part}>
      {officeVisitWords.dayTotal(formatCount(visits.length), formatCount(visits.reduce((sum, { people }) => sum + people, 0)))}
    </h2>
    <OfficeTable
      caption={officeVisitWords.caption}
      className={print.list}
      columns={[
        officeVisitWords.columns.time,
        officeVisitWords.columns.name,
        officeVisitWords.columns.people,
        officeVisitWords.columns.phone,
        officeVisitWords.columns.state,
        arrivals ? { label: officeVisitWords.columns.arrival, className: print.screen } : null,
        movable.length > 0 ? { label: officeVisitWords.columns.change, className: print.screen } : null,
      ]}
    >
      {visits.map(({ at, time, state, ...visit }) => (
        <tr key={visit.id} data-visit={visit.id}>
          <td>
            <time dateTime={at}>{time}</time>
          </td>
          <VisitorCells visitor={visit} calls={calls} />
          <td>
            {state}
            {visit.held && arrivals ? <ConfirmForm visit={visit} returnTo={arrivals.returnTo} /> : null}
          </td>
          {arrivals ? (
            <td className={print.screen} data-arrival>
              {visit.withdraw !== null || visit.offers.length > 0 ? <ArrivalForm visit={visit} arrivals={arrivals} /> : null}
            </td>
          ) : null}
          {movable.length > 0 ? (
            <td className={print.screen}>
              {movable.includes(visit.id) ? (
                <TextLink href={adminPaths.booking(visit.id)} spoken={officeVisitWords.moveOf(visit.name)}>
                  {officeVisitWords.move}
                </TextLink>
              ) : null}
            </td>
          ) : null}
        </tr>
      ))}
    </OfficeTable>
  </section>
)
