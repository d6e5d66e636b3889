import type { Metadata } from 'next'
import styles from '@/components/admin/admin.module.css'
import { DoneNotice } from '@/components/admin/done-notice'
import { DutyPanel } from '@/components/admin/inbox/duty-panel'
import { PageHead } from '@/components/admin/page-head'
import { UnreadableList } from '@/components/admin/inbox/unreadable-list'
import { WaitingTable } from '@/components/admin/inbox/waiting-table'
import { readRefusedForm } from '@/lib/requests/refused-form'
import { requireAdminPage } from '@/lib/requests/current-admin'
import { dutyView } from '@/lib/registrations/office/duty-actions'
import { unreadableCards } from '@/lib/registrations/office/unreadable-view'
import { toWaitingCard } from '@/lib/registrations/office/waiting-view'
import type { SearchParams } from '@/lib/search-params'
import { partReadable } from '@/lib/registrations/stored-registration'
import { dutyWords, waitingWords } from '@/lib/messages/ko/duty'
import { services } from '@/lib/services'

export const metadata: Metadata = { title: '배정 대기' }

const SHOWN = 50
const DONE = {
  start: '근무를 시작했습니다. 새 등록이 차례로 배정됩니다.',
  end: '근무를 마쳤습니다.',
  'start-other': '근무를 시작했습니다.',
  'end-other': '근무를 마쳤습니다.',
  deal: dutyWords.dealt,
  'hand-over': dutyWords.given,
}

/**
 * Who is on duty for new registrations, and the new ones without assignee. A name is shown only after taking the
 * registration.
 */
export default async function WaitingPage({ searchParams }: { searchParams: SearchParams }) {
  const admin = await requireAdminPage('registration.claim')
  const [waiting, duty] = await Promise.all([services().store.registrations.listWaiting(SHOWN), dutyView(services(), admin)])
  const { readable, unreadable } = partReadable(waiting)
  return (
    <>
      <PageHead title="배정 대기" lead={waitingWords.lead(SHOWN)} />
      <DoneNotice done={(await searchParams).done} messages={DONE} refused={await readRefusedForm(await searchParams)} />
      <DutyPanel view={duty} />
      <UnreadableList registrations={unreadableCards(unreadable)} />
      {readable.length > 0 ? (
        <WaitingTable registrations={readable.map(toWaitingCard)} />
      ) : (
        <p className={styles.empty}>기다리는 등록이 없습니다. 새 등록이 왔는데 근무 중인 사람이 없으면 여기에 보입니다.</p>
      )}
    </>
  )
}
