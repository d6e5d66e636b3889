interface FailureProps {
  /** Number under which the server's log has the failure. */
  digest: string | null
  phone: string
  /** Tries again in place; without it the page is asked for anew. */
  onRetry?: () => void
}

/** The number that a server's error carries to the browser. */
export const digestOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'digest' in error && typeof error.digest === 'string' ? error.digest : null

/** Error page: retry button, the office's phone number, and the error's digest to quote. */
export function Failure({ digest, phone, onRetry }: FailureProps) {
  return (
    <section className="container message-page">
      <p className="eyebrow" lang="en" aria-hidden="true">
        Error
      </p>
      <h1 lang="en">Unexpected Application Error</h1>
      <p className="lead">
        페이지를 보여 드리는 중에 오류가 발생했습니다. 다시 시도해 주세요. 같은 일이 이어지면 대표번호로 전화해 주시면 안내해 드리겠습니다.
      </p>
      <div className="ways-on">
        {onRetry ? (
          <button type="button" className="button button--primary" onClick={onRetry}>
            다시 시도
          </button>
        ) : (
          <a href="" className="button button--primary">
            다시 시도
          </a>
        )}
        <a href={`tel:${phone}`} className="button">
          전화 상담 {phone}
        </a>
        <a href="/" className="button button--quiet">
          홈으로
        </a>
      </div>
      {digest ? (
        <p className="footnote">
          요청 번호 <code>{digest}</code>
        </p>
      ) : null}
    </section>
  )
}
