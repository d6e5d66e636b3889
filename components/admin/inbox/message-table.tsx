import type { MessageCard } from '@/lib/messaging/office/message-view'
import type { Permission } from '@/lib/accounts/permissions'
import { adminApiPaths, adminPaths } from '@/lib/admin-routes'
import styles from '@/components/admin/admin.module.css'
import { OfficeTable, TimeCell } from '@/components/admin/office-table'
import { Tag } from '@/components/admin/tag'
import { TextLink } from '@/components/admin/text-link'
import { PostButton } from '@/components/admin/post-form'
import { officeOutboxWords as words } from '@/lib/messages/ko/office-outbox'

interface MessageTableProps {
  messages: readonly MessageCard[]
  caption: string
  permissions: readonly Permission[]
  linked?: boolean
}

export function MessageTable({ messages, caption, permissions, linked = true }: MessageTableProps) {
  return (
    <OfficeTable caption={caption} columns={words.columns}>
      {messages.map((message) => (
        <tr key={message.id}>
          <th scope="row">
            {linked && message.registrationId !== '' ? (
              <TextLink href={adminPaths.registration(message.registrationId)}>{message.kind}</TextLink>
            ) : (
              message.kind
            )}
            {!linked && message.written !== null ? <span className={styles.written}>{message.written}</span> : null}
          </th>
          <td>{message.to}</td>
          <td>
            <Tag variant={message.troubled ? 'trouble' : 'plain'}>{message.state}</Tag> {message.error}
          </td>
          <TimeCell at={message.at} />
          <td data-label={words.columns[4]}>{words.times(message.attempts)}</td>
          <td>
            {message.canRetry && permissions.includes('message.retry') ? <PostButton to={adminApiPaths.message(message.id)} label={words.retry} /> : null}
          </td>
        </tr>
      ))}
    </OfficeTable>
  )
}
