import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { DoneNotice } from '@/components/admin/done-notice'
import { PageHead } from '@/components/admin/page-head'
import { RegistrationDetail } from '@/components/admin/registration-detail'
import { requireAdminPage } from '@/lib/admin/current-admin'
import { assignmentView, isVisible } from '@/lib/admin/inbox/assignment-actions'
import { actorOf } from '@/lib/admin/inbox/current-actor'
import { channelView, qrNames } from '@/lib/admin/inbox/channel-view'
import { consentViews } from '@/lib/admin/inbox/consent-view'
import { toMessageCard } from '@/lib/admin/inbox/message-view'
import { registrationFacts, statusOptions, toCard } from '@/lib/admin/inbox/registration-view'
import { NOTE_MAX } from '@/lib/admin/inbox/registration-actions'
import { recordViewing } from '@/lib/admin/inbox/staff-audit'
import type { SearchParams } from '@/lib/admin/search-params'
import { can, permissionsOf } from '@/lib/auth/permissions'
import { services } from '@/lib/services'

export const metadata: Metadata = { title: '등록 정보' }

const HISTORY_SHOWN = 20
const DONE = {
  claim: '맡았습니다. 이제 등록 고객에 보입니다.',
  assign: '배정했습니다.',
  status: '상태를 저장했습니다.',
  note: '메모를 저장했습니다.',
  channel: '유입 경로를 고쳤습니다.',
  release: '정상 등록으로 옮겼습니다.',
}

/** One registration with its notes, its messages, and what else came from the same phone. */
export default async function RegistrationPage({ params, searchParams }: { params: Promise<{ id: string }>; searchParams: SearchParams }) {
  const admin = await requireAdminPage('registration.view')
  const { store } = services()
  const registration = await store.registrations.find((await params).id)
  if (!registration || !isVisible(admin, registration)) notFound()
  const [notes, messages, samePhone, consents, assignment, names] = await Promise.all([
    store.registrations.notes(registration.id),
    store.outbox.list({ registrationId: registration.id, limit: HISTORY_SHOWN }),
    store.registrations.listByPhone(registration.phone, HISTORY_SHOWN),
    consentViews(registration, store.registrations),
    assignmentView(services(), admin, registration),
    qrNames(services()),
  ])
  await recordViewing(services(), await actorOf(admin), 'registration.view', [registration])
  return (
    <>
      <PageHead title={`${registration.name} 님`} />
      <DoneNotice done={(await searchParams).done} messages={DONE} />
      <RegistrationDetail
        card={toCard(registration, names)}
        facts={registrationFacts(registration)}
        consents={consents}
        message={registration.message}
        statuses={statusOptions}
        notes={notes.map(({ id, at, actor, text }) => ({ id, at: at.toISOString(), actor, text }))}
        noteMax={NOTE_MAX}
        messages={messages.map(toMessageCard)}
        permissions={permissionsOf(admin)}
        others={samePhone.filter((other) => other.id !== registration.id && isVisible(admin, other)).map((other) => toCard(other, names))}
        channel={channelView(registration, names, can(admin, 'registration.channel'))}
        assignment={assignment}
      />
    </>
  )
}
