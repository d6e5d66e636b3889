import { koreanDateTime } from '@/components/ui/korean-date'
import type { AssignmentView } from '@/lib/registrations/office/assignment-actions'
import type { ChannelView } from '@/lib/attribution/office/channel-view'
import type { ConsentView } from '@/lib/registrations/office/consent-view'
import type { MergeView } from '@/lib/registrations/office/merge-view'
import type { MessageCard } from '@/lib/messaging/office/message-view'
import type { Fact, RegistrationCard } from '@/lib/registrations/office/registration-view'
import type { TimelineEntry } from '@/lib/registrations/office/timeline-view'
import type { Permission } from '@/lib/accounts/permissions'
import type { Preference, PreferenceOptions } from '@/lib/registrations/preference'
import { adminPaths } from '@/lib/admin-routes'
import styles from '@/components/admin/admin.module.css'
import { Assignment } from './assignment'
import { CallForm } from './call-form'
import { Channel } from './channel'
import { ConsentList } from './consent-list'
import { CustomerText, type CustomerTextProps } from './customer-text'
import { DeleteForm } from './delete-form'
import { Merge, MergedNotice } from './merge'
import { MessageTable } from './message-table'
import { Facts } from '@/components/admin/facts-list'
import detail from './registration-detail.module.css'
import { ReleaseForm } from './registration-table'
import { ResultForm, type ResultFormProps } from './result-form'
import { Tag } from '@/components/admin/tag'
import { Tags } from './tags'
import { Timeline } from './timeline'
import { callWords as words } from '@/lib/messages/ko/office-call'
import { officeCustomerWords } from '@/lib/messages/ko/office-customer'

interface RegistrationDetailProps {
  card: RegistrationCard
  facts: readonly Fact[]
  consents: readonly ConsentView[]
  message: string | null
  timeline: readonly TimelineEntry[]
  noteMax: number
  /** Tags of the registration, and all tags in use. */
  tags: { readonly own: readonly string[]; readonly known: readonly string[]; readonly maxLength: number }
  preference: { readonly own: Preference; readonly options: PreferenceOptions }
  /** The whole number, if the account has just called. */
  phone: string | null
  /** Props of the form for results; null where none may be recorded. */
  results: ResultFormProps['results']
  refused: Pick<ResultFormProps, 'typed' | 'errors'>
  /** Made anew with each page, so that a form that is sent twice counts once. */
  formId: string
  messages: readonly MessageCard[]
  /** Null where no text may be sent. */
  customerText: Omit<CustomerTextProps, 'id' | 'formId'> | null
  others: readonly RegistrationCard[]
  /** Registrations that are merged with it or can be. */
  merge: MergeView
  permissions: readonly Permission[]
  assignment: AssignmentView | null
  channel: ChannelView
  /** Initial text of the reason; if set, the form that deletes is open. */
  deletionReason: string | null
}

export function RegistrationDetail({
  card,
  facts,
  consents,
  message,
  timeline,
  noteMax,
  tags,
  preference,
  phone,
  results,
  refused,
  formId,
  deletionReason,
  messages,
  customerText,
  others,
  merge,
  permissions,
  assignment,
  channel,
}: RegistrationDetailProps) {
  const path = adminPaths.registration(card.id)
  // A merged registration is worked on at its primary one.
  const works = permissions.includes('registration.work') && !card.merged
  return (
    <div className={detail.page}>
      <MergedNotice card={card} merge={merge} />
      <div className={detail.first}>
        {phone ? (
          <a className={`button button--primary ${detail.call}`} href={`tel:${phone}`}>
            {words.dial(phone)}
          </a>
        ) : permissions.includes('registration.call') ? (
          <CallForm id={card.id} form={formId} masked={card.phone} />
        ) : (
          <p>{card.phone}</p>
        )}
        {card.result ? <Tag>{card.result}</Tag> : null}
        {card.quarantine ? (
          <div className={styles.row}>
            <Tag variant="trouble">{card.quarantine}</Tag>
            {permissions.includes('quarantine.move') ? <ReleaseForm id={card.id} returnTo={path} /> : null}
          </div>
        ) : (
          <p>{card.statusLabel}</p>
        )}
        {card.suspicion ? (
          <p>
            <Tag variant="trouble">{card.suspicion}</Tag> {officeCustomerWords.suspicion}
          </p>
        ) : null}
        <p className={detail.at}>{officeCustomerWords.at(koreanDateTime(card.at))}</p>
      </div>
      <div className={detail.column}>
        {message ? (
          <section aria-labelledby="message">
            <h2 id="message">{officeCustomerWords.question}</h2>
            <p className={detail.message}>{message}</p>
          </section>
        ) : null}
        {works ? (
          <ResultForm
            id={card.id}
            formId={formId}
            results={results}
            preference={card.quarantine ? null : preference}
            others={others.filter((other) => !other.merged)}
            noteMax={noteMax}
            {...refused}
          />
        ) : null}
        {works && customerText ? <CustomerText id={card.id} formId={formId} {...customerText} /> : null}
        <Timeline id={card.id} entries={timeline} />
      </div>
      <div className={detail.column}>
        <Tags id={card.id} tags={tags.own} known={tags.known} maxLength={tags.maxLength} canWrite={works && !card.quarantine} />
        {assignment ? <Assignment id={card.id} assignment={assignment} /> : null}
        <Merge id={card.id} merge={merge} others={others} />
        <section aria-labelledby="facts">
          <h2 id="facts">{officeCustomerWords.title}</h2>
          <Facts facts={facts} />
        </section>
        <Channel id={card.id} channel={channel} />
        <section aria-labelledby="consents">
          <h2 id="consents">{officeCustomerWords.consents}</h2>
          <ConsentList consents={consents} />
        </section>
      </div>
      <div className={`${detail.column} ${detail.whole}`}>
        {messages.length > 0 ? (
          <section aria-labelledby="messages">
            <h2 id="messages">{officeCustomerWords.messages}</h2>
            <MessageTable messages={messages} caption={officeCustomerWords.messagesCaption} permissions={permissions} linked={false} />
          </section>
        ) : null}
        {permissions.includes('registration.delete') ? <DeleteForm id={card.id} reason={deletionReason} together={merge.together} /> : null}
      </div>
    </div>
  )
}
