import { adminApiPaths, adminPaths } from '@/lib/admin-routes'
import { inboxWords as words } from '@/lib/messages/ko/office-inbox'
import { FilterSelect } from './filter-select'
import styles from './inbox-filters.module.css'
import { formatCount } from '@/lib/messages/format-count'

interface Choice {
  readonly value: string
  readonly label: string
  readonly count?: number
}

interface InboxFiltersProps {
  statuses: readonly Choice[]
  /** Empty where the list has no filter by source. */
  sources: readonly Choice[]
  status: string
  source: string
  /** Channels; empty where the list has no filter by channel. */
  channels: readonly Choice[]
  channel: string
  /** Suspicions that registrations in the inbox carry. */
  suspicions: readonly Choice[]
  suspicion: string
  /** Tags in use, and the one that filters the list. */
  tags?: readonly string[]
  tag?: string
  /** Unit types that a visitor may prefer, and the one that filters the list. */
  preferences?: readonly Choice[]
  preference?: string
  /** Whether the list answers a search. */
  searched: boolean
}

const address = (status: string, source: string, channel = '') => {
  const query = new URLSearchParams({ ...(status ? { status } : {}), ...(source ? { source } : {}), ...(channel ? { channel } : {}) }).toString()
  return query ? `${adminPaths.inbox}?${query}` : adminPaths.inbox
}

/** A search by name or phone: a POST, so that names and numbers stay out of addresses. */
export const InboxSearch = ({ typed }: { /** To show it again. */ typed: string | null }) => (
  <form action={adminApiPaths.search} method="post" role="search" className={styles.search}>
    <label className="visually-hidden" htmlFor="inbox-search">
      {words.search}
    </label>
    <input id="inbox-search" name="search" type="search" defaultValue={typed ?? ''} placeholder={words.searchHint} autoComplete="off" maxLength={60} />
    <button className="button" type="submit">
      {words.find}
    </button>
  </form>
)

const Kept = ({ status }: { status: string }) => (status ? <input type="hidden" name="status" value={status} /> : null)

/** Status tabs, and one row of filters. */
export function InboxFilters({
  statuses,
  sources,
  channels,
  channel,
  status,
  source,
  suspicions,
  suspicion,
  tags = [],
  tag = '',
  preferences = [],
  preference = '',
  searched,
}: InboxFiltersProps) {
  const isPlain = suspicion === '' && tag === '' && preference === '' && !searched
  return (
    <div className={styles.filters}>
      <nav aria-label={words.byStatus}>
        <ul className={styles.tabs}>
          {[{ value: '', label: words.all } as Choice, ...statuses].map(({ value, label, count }) => (
            <li key={value}>
              <a href={address(value, source, channel)} aria-current={value === status && isPlain ? 'page' : undefined}>
                {label}
                {count === undefined ? null : <span>{formatCount(count)}</span>}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.selects} role="group" aria-label={words.filters}>
        <FilterSelect name="source" label={words.source} all={words.allSources} options={sources} chosen={channel === '' ? source : ''}>
          <Kept status={status} />
        </FilterSelect>
        <FilterSelect name="channel" label={words.channel} all={words.allChannels} options={channels} chosen={channel}>
          <Kept status={status} />
        </FilterSelect>
        <FilterSelect name="tag" label={words.tag} all={words.allTags} options={tags.map((one) => ({ value: one, label: one }))} chosen={tag} />
        <FilterSelect name="wish" label={words.preference} all={words.allPreferences} options={preferences} chosen={preference} />
      </div>
      {suspicions.length > 0 ? (
        <nav aria-label={words.suspicions}>
          <ul className={`${styles.tabs} ${styles.quiet}`}>
            {suspicions.map(({ value, label, count = 0 }) => (
              <li key={value}>
                <a href={`${adminPaths.inbox}?mark=${value}`} aria-current={value === suspicion ? 'page' : undefined}>
                  {label}
                  <span>{formatCount(count)}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
    </div>
  )
}
