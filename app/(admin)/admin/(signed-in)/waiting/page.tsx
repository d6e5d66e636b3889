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
import { toWaitingCard } from '@/lib/registrations/office/waiting-view'
import type { SearchParams } from '@/lib/search-params'
import { partReadable } from '@/lib/registrations/stored-registration'
import { dutyWords, waitingWords } from '@/lib/messages/ko/duty'
import { services } from '@/lib/services'
import { officeMenuWords as words } from '@/lib/messages/ko/office-menu'

export const metadata: Metadata = { title: words.waiting }

const SHOWN = 50
const DONE = { ...dutyWords.done, deal: dutyWords.dealt, 'hand-over': dutyWords.given }

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
      <PageHead title={words.waiting} lead={waitingWords.lead(SHOWN)} />
      <DoneNotice done={(await searchParams).done} messages={DONE} refused={await readRefusedForm(await searchParams)} />
      <DutyPanel view={duty} />
      <UnreadableList registrations={unreadable} />
      {readable.length > 0 ? <WaitingTable registrations={readable.map(toWaitingCard)} /> : <p className={styles.empty}>{waitingWords.none}</p>}
    </>
  )
}
