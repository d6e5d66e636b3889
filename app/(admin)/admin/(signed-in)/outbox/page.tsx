import type { Metadata } from 'next'
import styles from '@/components/admin/admin.module.css'
import tabs from '@/components/admin/filter-tabs.module.css'
import { DoneNotice } from '@/components/admin/done-notice'
import { MessageTable } from '@/components/admin/inbox/message-table'
import { OptOutForm } from '@/components/admin/inbox/opt-out-form'
import { PageHead } from '@/components/admin/page-head'
import { readRefusedForm } from '@/lib/requests/refused-form'
import { requireAdminPage } from '@/lib/requests/current-admin'
import { STATE_LABELS, toMessageCard } from '@/lib/messaging/office/message-view'
import { firstValue, queryPath, type SearchParams } from '@/lib/search-params'
import { can, permissionsOf } from '@/lib/accounts/permissions'
import { MESSAGE_STATES } from '@/lib/messaging/message'
import { adminPaths } from '@/lib/admin-routes'
import { services } from '@/lib/services'
import { formatCount } from '@/lib/messages/format-count'

export const metadata: Metadata = { title: '문자 발송' }

const SHOWN = 50
const DONE = { retry: '다시 보내도록 대기열에 넣었습니다.', 'opted-out': '수신거부를 등록했습니다. 대기 중이던 광고 문자도 취소했습니다.' }

/** Messages that registrations caused, with the state of each. */
export default async function OutboxPage({ searchParams }: { searchParams: SearchParams }) {
  const admin = await requireAdminPage('message.view')
  const query = await searchParams
  const state = MESSAGE_STATES.find((candidate) => candidate === firstValue(query.state))
  const { outbox } = services().store
  const [messages, counts] = await Promise.all([outbox.list({ limit: SHOWN, ...(state ? { states: [state] } : {}) }), outbox.countByState(MESSAGE_STATES)])
  return (
    <>
      <PageHead
        title="문자 발송"
        lead={`최근 ${SHOWN}건까지 보입니다. 발송 여부 불명은 발송사가 분명히 답하지 않았고 나중에 세 번 물어도 기록이 없던 문자입니다. 이미 갔을 수 있으니 고객에게 받으셨는지 여쭌 뒤 다시 보내 주세요.`}
      />
      <DoneNotice done={query.done} messages={DONE} refused={await readRefusedForm(query)} />
      <ul className={tabs.tabs}>
        <li>
          <a href={adminPaths.outbox} aria-current={state ? undefined : 'page'}>
            전체
          </a>
        </li>
        {MESSAGE_STATES.map((candidate) => (
          <li key={candidate}>
            <a href={queryPath(adminPaths.outbox, { state: candidate })} aria-current={candidate === state ? 'page' : undefined}>
              {STATE_LABELS[candidate]} {formatCount(counts[candidate])}
            </a>
          </li>
        ))}
      </ul>
      {messages.length > 0 ? (
        <MessageTable messages={messages.map(toMessageCard)} caption="메시지, 최신순" permissions={permissionsOf(admin)} />
      ) : (
        <p className={styles.empty}>{state ? '이 상태의 메시지가 없습니다.' : '아직 보낸 메시지가 없습니다. 등록이 들어오면 안내 문자가 여기에 보입니다.'}</p>
      )}
      {can(admin, 'message.opt-out') ? <OptOutForm /> : null}
    </>
  )
}
