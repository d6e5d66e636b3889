import { FieldError, errorProps } from '@/components/admin/field-error'
import { adminApiPaths } from '@/lib/admin-routes'
import { mailingWords as words } from '@/lib/messages/ko/office-mailings'
import type { MailingView } from '@/lib/registrations/office/mailings/mailing-view'
import styles from '@/components/admin/admin.module.css'
import form from '@/components/admin/form.module.css'

interface MailingActionsProps {
  mailing: MailingView
  /** Whether the account may approve what others wrote. */
  mayApprove: boolean
  isOwn: boolean
  /** Whether it is queued and has left completely, so that nothing is left to stop. */
  hasLeft: boolean
  refused: { readonly typed: Readonly<Record<string, string>>; readonly errors: Readonly<Record<string, string>> }
}

const Shown = ({ mailing }: Pick<MailingActionsProps, 'mailing'>) => (
  <>
    <input type="hidden" name="id" value={mailing.id} />
    <input type="hidden" name="revision" value={mailing.revision} />
  </>
)

/** A second person's decision. */
const Approval = ({ mailing, refused }: Pick<MailingActionsProps, 'mailing' | 'refused'>) => (
  <>
    <form action={adminApiPaths.mailings} method="post">
      <Shown mailing={mailing} />
      <button className="button button--primary" name="action" value="approve" type="submit">
        {words.approve(mailing.people)}
      </button>
    </form>
    <form action={adminApiPaths.mailings} method="post" className={form.inline}>
      <Shown mailing={mailing} />
      <p className={form.field}>
        <label htmlFor="reason">{words.returnReason}</label>
        <input id="reason" name="reason" required maxLength={200} defaultValue={refused.typed.reason} {...errorProps('reason', refused.errors.reason)} />
        <FieldError id="reason" error={refused.errors.reason} />
      </p>
      <button className="button" name="action" value="return" type="submit">
        {words.return}
      </button>
    </form>
  </>
)

/** What can be done with a mailing now. */
export function MailingActions({ mailing, mayApprove, isOwn, hasLeft, refused }: MailingActionsProps) {
  const { state } = mailing
  return (
    <div className={styles.stack}>
      {state === 'draft' ? (
        <form action={adminApiPaths.mailings} method="post">
          <Shown mailing={mailing} />
          <button className="button button--primary" name="action" value="request" type="submit">
            {words.request}
          </button>
        </form>
      ) : null}
      {state === 'requested' ? (
        mayApprove && !isOwn ? (
          <Approval mailing={mailing} refused={refused} />
        ) : (
          <p>{mayApprove ? words.ownText : words.waits}</p>
        )
      ) : null}
      {state === 'stopped' || hasLeft ? null : (
        <details className={`${form.confirm} ${form.destructive}`}>
          <summary>{state === 'draft' || state === 'requested' ? words.discard : words.stop}</summary>
          <form action={adminApiPaths.mailings} method="post">
            <Shown mailing={mailing} />
            <p>{state === 'draft' || state === 'requested' ? words.discardHint : words.stopHint}</p>
            <p>
              <button className={`button ${styles.small} ${styles.danger}`} name="action" value="stop" type="submit">
                {state === 'draft' || state === 'requested' ? words.discard : words.stop}
              </button>
            </p>
          </form>
        </details>
      )}
    </div>
  )
}
