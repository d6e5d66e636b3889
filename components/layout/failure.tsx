import { failureWords } from '@/lib/messages/ko/failure'

interface FailureProps {
  /** Id of the failure in the server's log. */
  digest: string | null
  phone: string
  /** Retries without a reload; absent, the button reloads the page. */
  onRetry?: () => void
}

/** The id that a server's error carries to the browser. */
export const digestOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'digest' in error && typeof error.digest === 'string' ? error.digest : null

/** Error page: retry button, the office's phone number, and the error's digest to quote. */
export function Failure({ digest, phone, onRetry }: FailureProps) {
  return (
    <section className="container message-page">
      <h1 lang="en">Unexpected Application Error</h1>
      <p className="lead">{failureWords.text}</p>
      <div className="ways-on">
        {onRetry ? (
          <button type="button" className="button button--primary" onClick={onRetry}>
            {failureWords.retry}
          </button>
        ) : (
          <a href="" className="button button--primary">
            {failureWords.retry}
          </a>
        )}
        <a href={`tel:${phone}`} className="button">
          {failureWords.call} {phone}
        </a>
        <a href="/" className="button button--quiet">
          {failureWords.toHome}
        </a>
      </div>
      {digest ? (
        <p className="footnote">
          {failureWords.requestId} <code>{digest}</code>
        </p>
      ) : null}
    </section>
  )
}
