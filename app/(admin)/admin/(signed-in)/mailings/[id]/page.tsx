import { randomUUID } from 'node:crypto'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import styles from '@/components/admin/admin.module.css'
import { DoneNotice } from '@/components/admin/done-notice'
import { Facts } from '@/components/admin/facts-list'
import { MailingActions } from '@/components/admin/mailings/mailing-actions'
import { MailingForm } from '@/components/admin/mailings/mailing-form'
import mailingStyles from '@/components/admin/mailings/mailing.module.css'
import { PageHead } from '@/components/admin/page-head'
import { koreanDateTime } from '@/components/ui/korean-date'
import { can } from '@/lib/accounts/permissions'
import { mailingWords as words } from '@/lib/messages/ko/office-mailings'
import { MAILING_TEXT_MAX } from '@/lib/registrations/mailing-body'
import { continueCount } from '@/lib/registrations/office/mailings/count-recipients'
import { findMailing, isAuthor } from '@/lib/registrations/office/mailings/manage-mailings'
import { mailingView } from '@/lib/registrations/office/mailings/mailing-view'
import { requireAdminPage } from '@/lib/requests/current-admin'
import { readRefusedForm } from '@/lib/requests/refused-form'
import { firstValue, type SearchParams } from '@/lib/search-params'
import { services } from '@/lib/services'

export const metadata: Metadata = { title: words.title }

/** One advertisement as it will be received, with its recipients and price, and what can be done with it. */
export default async function MailingPage({ params, searchParams }: { params: Promise<{ id: string }>; searchParams: SearchParams }) {
  const admin = await requireAdminPage('mailing.write')
  const query = await searchParams
  const { policy } = services()
  const stored = await findMailing(services(), (await params).id)
  if (!stored) notFound()
  const found = await continueCount(services(), stored)
  const refused = await readRefusedForm(query)
  const { advertisements, prices } = policy.sms
  const mailing = mailingView(found, prices)
  // Of any mailing: another one's messages leave the button, which then does no harm.
  const waiting = found.state === 'queued' ? await services().store.outbox.list({ kind: 'mailing', states: ['pending', 'sending'], limit: 1 }) : []
  const isOpen = found.state === 'draft' || found.state === 'requested'
  const facts = [
    { label: words.facts.state, value: mailing.stateLabel },
    {
      label: words.facts.recipients,
      value: mailing.countedAt === null ? words.counting(mailing.people) : words.count(mailing.people, koreanDateTime(mailing.countedAt)),
    },
    { label: words.facts.length, value: mailing.length },
    { label: words.facts.cost, value: mailing.cost },
    { label: words.facts.hours, value: words.hours },
    { label: words.facts.author, value: mailing.author },
    ...(mailing.decidedBy === null ? [] : [{ label: words.facts.decided, value: mailing.decidedBy }]),
    ...(mailing.queued === null ? [] : [{ label: words.facts.queued, value: mailing.queued }]),
  ]
  return (
    <>
      <PageHead title={words.title} />
      <DoneNotice done={query.done} messages={words.done} refused={refused} />
      <div className={styles.stack}>
        <h2>{words.preview}</h2>
        <p className={mailingStyles.body}>{mailing.body}</p>
        <Facts facts={facts} />
        {mailing.returned === null ? null : <p role="status">{mailing.returned}</p>}
        <MailingActions
          mailing={mailing}
          mayApprove={can(admin, 'mailing.approve')}
          hasLeft={found.state === 'queued' && waiting.length === 0}
          isOwn={isAuthor(found, admin.email)}
          refused={{ typed: refused?.values ?? {}, errors: refused?.errors ?? {} }}
        />
        {/* What was typed is not lost when the mailing can no longer be changed: it becomes a new one. */}
        {isOpen || refused?.values.text !== undefined ? (
          <MailingForm
            mailing={isOpen ? mailing : null}
            formId={randomUUID()}
            templates={advertisements}
            text={refused?.values.text ?? advertisements[Number(firstValue(query.template) ?? Number.NaN)]?.text ?? mailing.text}
            error={refused?.errors.text}
            maxLength={MAILING_TEXT_MAX}
          />
        ) : null}
      </div>
    </>
  )
}
