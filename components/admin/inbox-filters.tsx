import { adminApiPaths, adminPaths } from '@/lib/routes'
import styles from './inbox-filters.module.css'

interface Choice {
  readonly value: string
  readonly label: string
  readonly count?: number
}

interface InboxFiltersProps {
  statuses: readonly Choice[]
  /** None where the list is not sorted by them. */
  sources: readonly Choice[]
  status: string
  source: string
  /** Where registrations came from; none where the list is not filtered by it. */
  channels: readonly Choice[]
  channel: string
  /** Marks that somebody in the inbox carries. */
  marks: readonly Choice[]
  mark: string
  /** In use anywhere, and the one that the list is filtered by. */
  tags?: readonly string[]
  tag?: string
  /** Unit types that a visitor may wish for, and the one that the list is filtered by. */
  wishes?: readonly Choice[]
  wish?: string
  /** What was searched for, shown again. */
  typed: string | null
}

const address = (status: string, source: string, channel = '') => {
  const query = new URLSearchParams({ ...(status ? { status } : {}), ...(source ? { source } : {}), ...(channel ? { channel } : {}) }).toString()
  return query ? `${adminPaths.inbox}?${query}` : adminPaths.inbox
}

/** Status tabs, source, and search by name or phone. The search is a post: names and numbers stay out of addresses. */
export function InboxFilters({
  statuses,
  sources,
  channels,
  channel,
  status,
  source,
  marks,
  mark,
  tags = [],
  tag = '',
  wishes = [],
  wish = '',
  typed,
}: InboxFiltersProps) {
  const isPlain = mark === '' && tag === '' && wish === '' && !typed
  return (
    <div className={styles.filters}>
      <form action={adminApiPaths.search} method="post" role="search" className={styles.search}>
        <label className="visually-hidden" htmlFor="inbox-search">
          이름 또는 전화번호
        </label>
        <input
          id="inbox-search"
          name="search"
          type="search"
          defaultValue={typed ?? ''}
          placeholder="이름 두 글자, 전화번호, 끝 4자리"
          autoComplete="off"
          maxLength={60}
        />
        <button className="button" type="submit">
          찾기
        </button>
      </form>
      <nav aria-label="상태별 보기">
        <ul className={styles.tabs}>
          {[{ value: '', label: '전체' } as Choice, ...statuses].map(({ value, label, count }) => (
            <li key={value}>
              <a href={address(value, source, channel)} aria-current={value === status && isPlain ? 'page' : undefined}>
                {label}
                {count === undefined ? null : <span>{count.toLocaleString('ko-KR')}</span>}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {sources.length > 0 ? (
        <nav aria-label="경로별 보기">
          <ul className={`${styles.tabs} ${styles.quiet}`}>
            {[{ value: '', label: '모든 경로' }, ...sources].map(({ value, label }) => (
              <li key={value}>
                <a href={address(status, value)} aria-current={value === source && channel === '' && isPlain ? 'page' : undefined}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      {channels.length > 0 ? (
        <form action={adminPaths.inbox} method="get" className={styles.search}>
          {status ? <input type="hidden" name="status" value={status} /> : null}
          <label className="visually-hidden" htmlFor="inbox-channel">
            유입 경로
          </label>
          <select id="inbox-channel" name="channel" defaultValue={channel}>
            <option value="">모든 유입 경로</option>
            {channels.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          <button className="button" type="submit">
            보기
          </button>
        </form>
      ) : null}
      {tags.length > 0 ? (
        <form action={adminPaths.inbox} method="get" className={styles.search}>
          <label className="visually-hidden" htmlFor="inbox-tag">
            태그
          </label>
          <select id="inbox-tag" name="tag" defaultValue={tag}>
            <option value="">모든 태그</option>
            {tags.map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </select>
          <button className="button" type="submit">
            태그 보기
          </button>
        </form>
      ) : null}
      {wishes.length > 0 ? (
        <form action={adminPaths.inbox} method="get" className={styles.search}>
          <label className="visually-hidden" htmlFor="inbox-wish">
            희망 타입
          </label>
          <select id="inbox-wish" name="wish" defaultValue={wish}>
            <option value="">모든 희망 타입</option>
            {wishes.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          <button className="button" type="submit">
            희망 보기
          </button>
        </form>
      ) : null}
      {marks.length > 0 ? (
        <nav aria-label="의심 표시별 보기">
          <ul className={`${styles.tabs} ${styles.quiet}`}>
            {marks.map(({ value, label, count = 0 }) => (
              <li key={value}>
                <a href={`${adminPaths.inbox}?mark=${value}`} aria-current={value === mark ? 'page' : undefined}>
                  {label}
                  <span>{count.toLocaleString('ko-KR')}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
    </div>
  )
}
