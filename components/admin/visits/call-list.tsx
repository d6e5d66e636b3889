import type { CallEntry } from '@/lib/visits/office/call-list'
import { adminApiPaths, adminPaths } from '@/lib/admin-routes'
import styles from '@/components/admin/admin.module.css'
import { OfficeTable } from '@/components/admin/office-table'
import { TextLink } from '@/components/admin/text-link'
import { PostForm, Submit } from '@/components/admin/post-form'
import { VisitorCells } from './visitor-cells'
import { formatCount } from '@/lib/messages/format-count'
import { officeVisitWords as words } from '@/lib/messages/ko/office-visits'

interface CallListProps {
  entries: readonly CallEntry[]
  /** See {@link VisitorCells}. */
  calls: string | null
}

/** Bookings at times that are no longer offered: whom to call, and an SMS to all of them. */
export const CallList = ({ entries, calls }: CallListProps) => (
  <section aria-labelledby="call-list" className={`${styles.stack} ${styles.before}`}>
    <h2 id="call-list">{words.calls(formatCount(entries.length))}</h2>
    {(['closed', 'over'] as const).map((kind) => (entries.some(({ why }) => why === kind) ? <p key={kind}>{words.callsText[kind]}</p> : null))}
    <OfficeTable caption={words.callsCaption} columns={words.callColumns}>
      {entries.map(({ when, notice, why, ...entry }) => (
        <tr key={entry.id}>
          <td>{when}</td>
          <VisitorCells visitor={{ ...entry, opens: true }} calls={calls} />
          <td>
            {why === 'closed' ? (
              words.notOpen
            ) : (
              <>
                {words.tooMany}{' '}
                <TextLink href={adminPaths.booking(entry.id)} spoken={words.moveOf(entry.name)}>
                  {words.move}
                </TextLink>
              </>
            )}
          </td>
          <td>{why === 'closed' ? (notice ?? words.notYet) : null}</td>
        </tr>
      ))}
    </OfficeTable>
    {entries.some(({ why }) => why === 'closed') ? (
      <PostForm to={adminApiPaths.hours}>
        <Submit look="large" value="notify" label={words.tellAll} />
      </PostForm>
    ) : null}
  </section>
)
