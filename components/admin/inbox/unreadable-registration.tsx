import type { AssignmentView } from '@/lib/registrations/office/assignment-actions'
import type { MessageCard } from '@/lib/messaging/office/message-view'
import type { Permission } from '@/lib/accounts/permissions'
import { Assignment } from './assignment'
import { DeleteForm } from './delete-form'
import { MessageTable } from './message-table'
import detail from './registration-detail.module.css'
import { officeDeleteWords as words } from '@/lib/messages/ko/office-delete'
import { officeCustomerWords } from '@/lib/messages/ko/office-customer'

interface UnreadableRegistrationDetailProps {
  id: string
  assignment: AssignmentView | null
  messages: readonly MessageCard[]
  permissions: readonly Permission[]
}

/** Explains how to restore an unreadable registration, and offers what still works on it. */
export function UnreadableRegistrationDetail({ id, assignment, messages, permissions }: UnreadableRegistrationDetailProps) {
  return (
    <div className={detail.page}>
      <div className={`${detail.column} ${detail.whole}`}>
        <p>{words.unreadableText}</p>
        {assignment ? <Assignment id={id} assignment={assignment} /> : null}
        {messages.length > 0 ? (
          <section aria-labelledby="messages">
            <h2 id="messages">{words.texts}</h2>
            <MessageTable messages={messages} caption={officeCustomerWords.messagesCaption} permissions={permissions} linked={false} />
          </section>
        ) : null}
        {permissions.includes('registration.delete') ? <DeleteForm id={id} reason={null} together={[]} /> : null}
      </div>
    </div>
  )
}
