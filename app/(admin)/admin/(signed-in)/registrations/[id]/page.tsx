import { randomUUID } from 'node:crypto'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { DoneNotice } from '@/components/admin/done-notice'
import { PageHead } from '@/components/admin/page-head'
import { RegistrationDetail } from '@/components/admin/inbox/registration-detail'
import { UnreadableRegistrationDetail } from '@/components/admin/inbox/unreadable-registration'
import { requireAdminPage } from '@/lib/requests/current-admin'
import { assignmentView, findVisibleStored, isVisible } from '@/lib/registrations/office/assignment-actions'
import { actorOf } from '@/lib/requests/current-actor'
import { channelView, qrNames } from '@/lib/attribution/office/channel-view'
import { standingContract } from '@/lib/registrations/contract'
import { contractFacts } from '@/lib/registrations/office/contract-fields'
import { consentViews } from '@/lib/registrations/office/consent-view'
import { linkedRegistrations } from '@/lib/registrations/office/linked-registrations'
import { mergeView } from '@/lib/registrations/office/merge-view'
import { toMessageCard } from '@/lib/messaging/office/message-view'
import { registrationFacts, toCard } from '@/lib/registrations/office/registration-view'
import { NOTE_MAX } from '@/lib/registrations/office/registration-actions'
import { ownCall } from '@/lib/registrations/office/record-result'
import { RESULT_NOTICES, resultChoices } from '@/lib/registrations/office/result-choices'
import { recordViewing } from '@/lib/accounts/office/staff-audit'
import { customerTexts } from '@/lib/registrations/office/text-customer'
import { MAILING_TEXT_MAX } from '@/lib/registrations/mailing-body'
import { isNight } from '@/lib/messaging/advertising-hours'
import { customerTextWords } from '@/lib/messages/ko/office-customer-text'
import { timelineView } from '@/lib/registrations/office/timeline-view'
import { preferenceOptions } from '@/lib/registrations/office/preference-actions'
import { firstValue, type SearchParams } from '@/lib/search-params'
import type { Account } from '@/lib/accounts/account'
import { can, permissionsOf } from '@/lib/accounts/permissions'
import { formatPhone } from '@/lib/registrations/phone'
import { EVENT_LABELS } from '@/lib/registrations/registration-event'
import { readableOf, type UnreadableRegistration } from '@/lib/registrations/stored-registration'
import { TAG_MAX } from '@/lib/registrations/tag'
import { services } from '@/lib/services'
import { isAhead } from '@/lib/visits/booking'
import { readRefusedForm, type RefusedForm } from '@/lib/requests/refused-form'
import { officeCustomerWords as words } from '@/lib/messages/ko/office-customer'

export const metadata: Metadata = { title: words.title }

const HISTORY_SHOWN = 20
const TAGS_LISTED = 200
const DONE: Readonly<Record<string, string>> = { ...RESULT_NOTICES, ...words.done, text: customerTextWords.sent }

const DONE_AT_NIGHT = { ...DONE, text: customerTextWords.sentAtNight }

/** Shows a registration that cannot be decrypted: its assignee and messages. Staff can still assign and delete it. */
async function UnreadableRegistrationPage({
  admin,
  registration,
  done,
  refused,
}: {
  admin: Account
  registration: UnreadableRegistration
  done: string | string[] | undefined
  refused: RefusedForm | null
}) {
  const { store } = services()
  const [messages, assignment] = await Promise.all([
    store.outbox.list({ registrationId: registration.id, limit: HISTORY_SHOWN }),
    assignmentView(services(), admin, registration),
  ])
  await recordViewing(services(), await actorOf(admin), 'registration.view', [registration])
  return (
    <>
      <PageHead title={words.unreadable} lead={`ID ${registration.id}`} />
      <DoneNotice done={done} messages={DONE} refused={refused} />
      <UnreadableRegistrationDetail id={registration.id} assignment={assignment} messages={messages.map(toMessageCard)} permissions={permissionsOf(admin)} />
    </>
  )
}

/** Shows a registration with its events, its messages and other registrations of the same phone number. */
export default async function RegistrationPage({ params, searchParams }: { params: Promise<{ id: string }>; searchParams: SearchParams }) {
  const admin = await requireAdminPage('registration.view')
  const { store } = services()
  const query = await searchParams
  const registration = await findVisibleStored(services(), admin, (await params).id)
  if (!registration) notFound()
  const refused = await readRefusedForm(query)
  if (registration.unreadable) return <UnreadableRegistrationPage admin={admin} registration={registration} done={query.done} refused={refused} />
  const [events, notes, messages, samePhone, consents, assignment, names, booking, knownTags, mergedRegistrations] = await Promise.all([
    store.registrations.events(registration.id),
    store.registrations.notes(registration.id),
    store.outbox.list({ registrationId: registration.id, limit: HISTORY_SHOWN }),
    store.registrations.listByPhone(registration.phone, HISTORY_SHOWN).then(readableOf),
    consentViews(registration, store.registrations),
    assignmentView(services(), admin, registration),
    qrNames(services()),
    store.visits.find(registration.id),
    can(admin, 'registration.work') ? store.registrations.listTags(TAGS_LISTED) : [],
    store.registrations.listMerged(registration.id).then(readableOf),
  ])
  const linked = await linkedRegistrations(services(), admin, registration, events, samePhone, mergedRegistrations)
  const others = samePhone.filter((other) => other.id !== registration.id && isVisible(admin, other))
  const { view: merge, looked } = await mergeView(services(), admin, registration, mergedRegistrations, firstValue(query.search), names)
  const timeline = await timelineView(services(), admin, events, notes, linked)
  const mergedEvents = linked.filter((one) => one.registration.mergedInto === registration.id).map((one) => [one.registration.id, one.events] as const)
  const contract = standingContract(events, new Map(mergedEvents))
  const call = ownCall(events, admin, services().now())
  const templates = can(admin, 'registration.work') ? await customerTexts(services()) : []
  const results =
    can(admin, 'registration.work') && !registration.quarantine && registration.mergedInto === null
      ? { ...resultChoices(registration, services().now(), isAhead(booking, services().now())), asked: call.open, books: services().visits !== null }
      : null
  await recordViewing(services(), await actorOf(admin), 'registration.view', [registration, ...linked.map((one) => one.registration), ...others, ...looked])
  return (
    <>
      <PageHead title={words.name(registration.name)} />
      <DoneNotice done={query.done} messages={isNight(services().now()) ? DONE_AT_NIGHT : DONE} refused={refused} />
      <RegistrationDetail
        card={toCard(registration, names)}
        facts={[...registrationFacts(registration, booking), ...contractFacts(contract?.contract ?? null)]}
        consents={consents}
        message={registration.message}
        timeline={timeline}
        phone={call.shown ? formatPhone(registration.phone) : null}
        results={results}
        refused={{ typed: refused?.values ?? {}, errors: refused?.errors ?? {} }}
        formId={randomUUID()}
        deletionReason={registration.result === 'not-me' ? EVENT_LABELS['not-me'] : null}
        noteMax={NOTE_MAX}
        preference={{ own: registration.preference, options: preferenceOptions() }}
        tags={{ own: registration.tags, known: knownTags, maxLength: TAG_MAX }}
        messages={messages.map(toMessageCard)}
        customerText={
          registration.quarantine
            ? null
            : {
                templates,
                text: refused?.values.text ?? templates[Number(firstValue(query.template) ?? Number.NaN)]?.text ?? '',
                error: refused?.errors.text,
                maxLength: MAILING_TEXT_MAX,
              }
        }
        merge={merge}
        permissions={permissionsOf(admin)}
        others={others.map((other) => toCard(other, names))}
        channel={channelView(registration, names, can(admin, 'registration.channel'))}
        assignment={assignment}
      />
    </>
  )
}
