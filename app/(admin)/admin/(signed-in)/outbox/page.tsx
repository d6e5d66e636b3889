import type { Metadata } from 'next'
import styles from '@/components/admin/admin.module.css'
import { FilterTabs } from '@/components/admin/filter-tabs'
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
import { officeOutboxWords as words } from '@/lib/messages/ko/office-outbox'
import { officeMenuWords } from '@/lib/messages/ko/office-menu'

export const metadata: Metadata = { title: officeMenuWords.outbox }

const SHOWN = 50

/** Messages that registrations caused, with the state of each. */
export default async function OutboxPage({ searchParams }: { searchParams: SearchParams }) {
  const admin = await requireAdminPage('message.view')
  const query = await searchParams
  const state = MESSAGE_STATES.find((candidate) => candidate === firstValue(query.state))
  const { outbox } = services().store
  const [messages, counts] = await Promise.all([outbox.list({ limit: SHOWN, ...(state ? { states: [state] } : {}) }), outbox.countByState(MESSAGE_STATES)])
  return (
    <>
      <PageHead title={officeMenuWords.outbox} lead={words.lead(SHOWN)} />
      <DoneNotice done={query.done} messages={words.done} refused={await readRefusedForm(query)} />
      <FilterTabs
        tabs={[
          { href: adminPaths.outbox, label: words.all, isShown: !state },
          ...MESSAGE_STATES.map((one) => ({
            href: queryPath(adminPaths.outbox, { state: one }),
            label: `${STATE_LABELS[one]} ${formatCount(counts[one])}`,
            isShown: one === state,
          })),
        ]}
      />
      {messages.length > 0 ? (
        <MessageTable messages={messages.map(toMessageCard)} caption={words.caption} permissions={permissionsOf(admin)} />
      ) : (
        <p className={styles.empty}>{state ? words.noneInState : words.none}</p>
      )}
      {can(admin, 'message.opt-out') ? <OptOutForm /> : null}
    </>
  )
}
