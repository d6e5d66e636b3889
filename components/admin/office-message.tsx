import type { ReactNode } from 'react'
import { adminPaths } from '@/lib/admin-routes'
import { officeRefusalWords as words } from '@/lib/messages/ko/office-refusal'
import { missingForRole, missingOffice } from '@/lib/messages/ko/refusals'
import styles from './admin.module.css'
import { PageHead } from './page-head'
import { ButtonLink } from '@/components/admin/text-link'

interface OfficeMessageProps {
  title: string
  /** Null where nothing more is known. */
  text: string | null
  /** Id of a failure in the server's log. */
  requestId?: string | null
  /** Ways on; by default to the start. */
  children?: ReactNode
}

/** In the office's frame, in the place of a page. */
export const OfficeMessage = ({ title, text, requestId = null, children }: OfficeMessageProps) => (
  <div className={styles.stack}>
    <PageHead title={title} />
    {text === null ? null : <p>{text}</p>}
    <p className={styles.row}>{children ?? <ButtonLink href={adminPaths.inbox}>{words.toStart}</ButtonLink>}</p>
    {requestId ? (
      <p>
        {words.requestId} <code>{requestId}</code>
      </p>
    ) : null}
  </div>
)

/** For an address without a page, or one that this account may not open. */
export const OfficeMissing = () => <OfficeMessage title={missingOffice.heading} text={`${missingOffice.text} ${missingForRole}`} />

/** For a page that threw. */
export const OfficeFailure = ({ requestId, onRetry }: { requestId: string | null; /** Absent, the button reloads the page. */ onRetry?: () => void }) => (
  <OfficeMessage title={words.failed} text={words.failedText} requestId={requestId}>
    {onRetry ? (
      <button type="button" className="button button--primary" onClick={onRetry}>
        {words.retry}
      </button>
    ) : (
      <a className="button button--primary" href="">
        {words.retry}
      </a>
    )}
    <ButtonLink href={adminPaths.inbox}>{words.toStart}</ButtonLink>
  </OfficeMessage>
)
