import type { ReactNode } from 'react'
import type { WalkIn } from '@/lib/visits/office/visit-view'
import { adminApiPaths, adminPaths, adminVisitsPath } from '@/lib/admin-routes'
import styles from '@/components/admin/admin.module.css'
import { OfficeTable } from '@/components/admin/office-table'
import form from '@/components/admin/form.module.css'
import print from '@/components/admin/print.module.css'
import { formatCount } from '@/lib/messages/format-count'
import { officeVisitWords as words } from '@/lib/messages/ko/office-visits'

interface FindVisitorProps {
  day: string
  /** The current search. */
  typed: string
  /** Other ways to find a visitor. */
  children?: ReactNode
}

/** Finds an arriving visitor by name or the last digits of the number. Uses POST so that neither appears in an address. */
export const FindVisitor = ({ day, typed, children }: FindVisitorProps) => (
  <form action={adminApiPaths.visits} method="post" role="search" className={`${form.inline} ${print.screen}`} aria-label={words.search}>
    <input type="hidden" name="day" value={day} />
    <p className={form.field}>
      <label htmlFor="find-visitor">{words.searchHint}</label>
      <input id="find-visitor" name="search" defaultValue={typed} maxLength={60} autoComplete="off" enterKeyHint="search" />
    </p>
    <button className="button" type="submit">
      {words.find}
    </button>
    {typed ? (
      <a className={styles.target} href={adminVisitsPath(day)}>
        {words.showAll}
      </a>
    ) : null}
    {children}
  </form>
)

/** Visitors without a booking whom the reception registered. */
export const WalkIns = ({ walkIns }: { walkIns: readonly WalkIn[] }) =>
  walkIns.length === 0 ? null : (
    <section aria-labelledby="walk-ins" className={`${styles.stack} ${print.screen}`}>
      <h2 id="walk-ins">{words.walkIns(formatCount(walkIns.length))}</h2>
      <OfficeTable caption={words.walkInsCaption} columns={words.walkInColumns}>
        {walkIns.map(({ id, at, time, name, phone, opens }) => (
          <tr key={id}>
            <td>
              <time dateTime={at}>{time}</time>
            </td>
            <th scope="row">
              {opens ? (
                <a className={styles.target} href={adminPaths.registration(id)}>
                  {name}
                </a>
              ) : (
                name
              )}
            </th>
            <td>{phone}</td>
          </tr>
        ))}
      </OfficeTable>
    </section>
  )
