import type { AssignmentView } from '@/lib/registrations/office/assignment-actions'
import type { MessageCard } from '@/lib/messaging/office/message-view'
import type { Permission } from '@/lib/accounts/permissions'
import { Assignment } from './assignment'
import { DeleteForm } from './delete-form'
import { MessageTable } from './message-table'
import detail from './registration-detail.module.css'

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
        <p>
          저장된 내용이 손상되어 이름과 연락처를 열 수 없습니다. 백업에서 되살릴 수 있도록 바로 사이트 운영자에게 이 ID를 알려 주세요. 백업에도 없으면, 지울 수
          있는 담당자가 사유를 남기고 지워 주세요. 보유 기간이 지나면 다른 등록처럼 파기됩니다.
        </p>
        {assignment ? <Assignment id={id} assignment={assignment} /> : null}
        {messages.length > 0 ? (
          <section aria-labelledby="messages">
            <h2 id="messages">문자</h2>
            <MessageTable messages={messages} caption="이 등록의 메시지" permissions={permissions} linked={false} />
          </section>
        ) : null}
        {permissions.includes('registration.delete') ? <DeleteForm id={id} reason={null} together={[]} /> : null}
      </div>
    </div>
  )
}
