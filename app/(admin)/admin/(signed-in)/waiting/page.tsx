import type { Metadata } from 'next'
import styles from '@/components/admin/admin.module.css'
import { PageHead } from '@/components/admin/page-head'
import { WaitingTable } from '@/components/admin/waiting-table'
import { requireAdminPage } from '@/lib/admin/current-admin'
import { toWaitingCard } from '@/lib/admin/inbox/waiting-view'
import { services } from '@/lib/services'

export const metadata: Metadata = { title: '배정 대기' }

const SHOWN = 50

/** What is new and nobody's: whoever takes one sees its name and number. */
export default async function WaitingPage() {
  await requireAdminPage('registration.claim')
  const waiting = await services().store.registrations.listWaiting(SHOWN)
  return (
    <>
      <PageHead title="배정 대기">
        <p>최근 {SHOWN}건까지 보입니다. 맡으면 이름과 번호가 보이고, 등록 고객에 들어옵니다.</p>
      </PageHead>
      {waiting.length > 0 ? <WaitingTable registrations={waiting.map(toWaitingCard)} /> : <p className={styles.empty}>기다리는 등록이 없습니다.</p>}
    </>
  )
}
