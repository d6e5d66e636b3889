import type { RegistrationCard } from '@/lib/registrations/office/registration-view'
import type { Permission } from '@/lib/accounts/permissions'
import { adminApiPaths, adminPaths } from '@/lib/admin-routes'
import styles from '@/components/admin/admin.module.css'
import { OfficeTable, TimeCell } from '@/components/admin/office-table'
import row from './registration-table.module.css'
import { CardTags } from './card-tags'
import { Tag } from '@/components/admin/tag'
import { TextLink } from '@/components/admin/text-link'
import { PostButton } from '@/components/admin/post-form'
import { inboxWords as words } from '@/lib/messages/ko/office-inbox'
import { statusWords } from '@/lib/messages/ko/registration-office'

interface RegistrationTableProps {
  registrations: readonly RegistrationCard[]
  /** Local path of the page that shows the table. */
  returnTo: string
  caption: string
  permissions: readonly Permission[]
  assignees?: Readonly<Record<string, string>>
  /** Id of the form that the check boxes of rows belong to; missing where there are no bulk actions. */
  bulkForm?: string | undefined
}

const Hints = ({ card }: { card: RegistrationCard }) => (
  <>
    {card.source}
    {card.channel === null ? null : ` · ${card.channel}`}
    {card.hints.map((hint) => ` · ${hint}`)}
  </>
)

export function ReleaseForm({ id, returnTo }: { id: string; returnTo: string }) {
  return <PostButton to={adminApiPaths.registration(id)} fields={{ returnTo }} value="release" label={words.release} />
}

/** Registrations, newest first: a table on a desktop, cards on a phone. */
export function RegistrationTable({ registrations, returnTo, caption, permissions, assignees = {}, bulkForm }: RegistrationTableProps) {
  return (
    <OfficeTable caption={caption} columns={words.columns}>
      {registrations.map((card) => (
        <tr key={card.id} data-row={card.id} className={row.row}>
          <th scope="row" className={row.name}>
            {bulkForm ? (
              <label className={row.pick}>
                <input type="checkbox" name={`id-${card.id}`} form={bulkForm} />
                <span className="visually-hidden">{words.chooseOf(card.name)}</span>
              </label>
            ) : null}
            <TextLink href={adminPaths.registration(card.id)}>{card.name}</TextLink>{' '}
            {card.status === 'new' && !card.quarantine ? <Tag variant="fresh">{statusWords.new}</Tag> : null}{' '}
            <CardTags card={card} result={card.result} assignee={card.assignee === null ? null : assignees[card.assignee]} />
          </th>
          <td className={row.phone}>{card.phone}</td>
          <TimeCell at={card.at} className={row.time} />
          <td className={row.hints}>
            <Hints card={card} />
          </td>
          <td className={row.status}>
            {card.quarantine ? (
              <div className={styles.row}>
                <Tag variant="trouble">{card.quarantine}</Tag>
                {permissions.includes('quarantine.move') ? <ReleaseForm id={card.id} returnTo={returnTo} /> : null}
              </div>
            ) : (
              card.statusLabel
            )}
          </td>
        </tr>
      ))}
    </OfficeTable>
  )
}
