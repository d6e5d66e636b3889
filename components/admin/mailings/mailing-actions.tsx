import { adminApiPaths } from '@/lib/admin-routes'
import { mailingWords as words } from '@/lib/messages/ko/office-mailings'
import type { MailingView } from '@/lib/registrations/office/mailings/mailing-view'
import styles from '@/components/admin/admin.module.css'
import form from '@/components/admin/form.module.css'
import { Confirm, PostButton, PostForm, Submit } from '@/components/admin/post-form'
import { InputField } from '@/components/admin/field'

interface MailingActionsProps {
  mailing: MailingView
  mayApprove: boolean
  isOwn: boolean
  /** Whether it is queued and has left completely, so that nothing is left to stop. */
  hasLeft: boolean
  refused: { readonly typed: Readonly<Record<string, string>>; readonly errors: Readonly<Record<string, string>> }
}

const shown = ({ id, revision }: MailingView) => ({ id, revision })

const Approval = ({ mailing, refused }: Pick<MailingActionsProps, 'mailing' | 'refused'>) => (
  <>
    <PostButton to={adminApiPaths.mailings} fields={shown(mailing)} look="primary" value="approve" label={words.approve(mailing.people)} />
    <PostForm to={adminApiPaths.mailings} fields={shown(mailing)} className={form.inline}>
      <InputField
        id="reason"
        label={words.returnReason}
        name="reason"
        required
        maxLength={200}
        defaultValue={refused.typed.reason}
        error={refused.errors.reason}
      />
      <Submit look="large" value="return" label={words.return} />
    </PostForm>
  </>
)

export function MailingActions({ mailing, mayApprove, isOwn, hasLeft, refused }: MailingActionsProps) {
  const { state } = mailing
  const isUndecided = state === 'draft' || state === 'requested'
  return (
    <div className={styles.stack}>
      {state === 'draft' ? <PostButton to={adminApiPaths.mailings} fields={shown(mailing)} look="primary" value="request" label={words.request} /> : null}
      {state === 'requested' ? (
        mayApprove && !isOwn ? (
          <Approval mailing={mailing} refused={refused} />
        ) : (
          <p>{mayApprove ? words.ownText : words.waits}</p>
        )
      ) : null}
      {state === 'stopped' || hasLeft ? null : (
        <Confirm label={isUndecided ? words.discard : words.stop} destructive>
          <PostForm to={adminApiPaths.mailings} fields={shown(mailing)}>
            <p>{isUndecided ? words.discardHint : words.stopHint}</p>
            <Submit look="danger" value="stop" label={isUndecided ? words.discard : words.stop} />
          </PostForm>
        </Confirm>
      )}
    </div>
  )
}
