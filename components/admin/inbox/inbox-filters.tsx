import { FieldError, errorProps } from '@/components/admin/field-error'
import { adminApiPaths, adminInboxPath, adminPaths } from '@/lib/admin-routes'
import { inboxWords as words } from '@/lib/messages/ko/office-inbox'
import { FilterSelect } from './filter-select'
import admin from '@/components/admin/admin.module.css'
import styles from './inbox-filters.module.css'
import { formatCount } from '@/lib/messages/format-count'

interface Choice {
  readonly value: string
  readonly label: string
  readonly count?: number
}

export interface InboxFiltersProps {
  statuses: readonly Choice[]
  /** Shown for a view that an earlier release saved: the channel says more. Empty where the list has no filter by source. */
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
  /** Who may be assigned; empty where the list has no filter by assignee. */
  assignees?: readonly Choice[]
  assignee?: string
  /** Results by which the list may be filtered: those that a registration had last. */
  results?: readonly Choice[]
  result?: string
  /** Days of registration. */
  period?: { readonly from: string; readonly to: string }
  /** Why the days choose nobody, as a sentence; undefined if they do. */
  periodError?: string | undefined
  /** Whether the list answers a search. */
  searched: boolean
  /** The search, encrypted as in the address; empty without one. */
  search?: string
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

/** Filters that stay as they are when another one is chosen. */
const Kept = ({ values }: { values: Readonly<Record<string, string>> }) =>
  Object.entries(values).map(([name, value]) => (value === '' ? null : <input key={name} type="hidden" name={name} value={value} />))

const NO_PERIOD = { from: '', to: '' }

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
  assignees = [],
  assignee = '',
  results = [],
  result = '',
  period = NO_PERIOD,
  periodError,
  searched,
  search = '',
}: InboxFiltersProps) {
  const isPlain = suspicion === '' && tag === '' && preference === '' && result === '' && !searched
  return (
    <div className={styles.filters}>
      <nav aria-label={words.byStatus}>
        <ul className={styles.tabs}>
          {[{ value: '', label: words.all } as Choice, ...statuses].map(({ value, label, count }) => (
            <li key={value}>
              <a
                href={adminInboxPath({ list: value === '' ? 'all' : '', status: value, source, channel, assignee, ...period })}
                aria-current={value === status && isPlain ? 'page' : undefined}
              >
                {label}
                {count === undefined ? null : <span>{formatCount(count)}</span>}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.selects} role="group" aria-label={words.filters}>
        <FilterSelect name="source" label={words.source} all={words.allSources} options={source === '' ? [] : sources} chosen={source}>
          <Kept values={{ status, ...period }} />
        </FilterSelect>
        <FilterSelect name="channel" label={words.channel} all={words.allChannels} options={channels} chosen={channel}>
          <Kept values={{ status, ...period }} />
        </FilterSelect>
        <FilterSelect name="tag" label={words.tag} all={words.allTags} options={tags.map((one) => ({ value: one, label: one }))} chosen={tag}>
          <Kept values={{ assignee, ...period }} />
        </FilterSelect>
        <FilterSelect name="wish" label={words.preference} all={words.allPreferences} options={preferences} chosen={preference}>
          <Kept values={{ assignee, ...period }} />
        </FilterSelect>
        <FilterSelect name="assignee" label={words.assignee} all={words.allAssignees} options={assignees} chosen={assignee}>
          <Kept values={{ status, tag, wish: preference, ...period }} />
        </FilterSelect>
        <FilterSelect name="result" label={words.result} all={words.allResults} options={results} chosen={result}>
          <Kept values={{ ...period }} />
        </FilterSelect>
        <form action={adminPaths.inbox} method="get" className={styles.choice}>
          <Kept values={{ status, source, channel, tag, wish: preference, assignee, result, mark: suspicion, search }} />
          <label htmlFor="inbox-from">{words.from}</label>
          <input id="inbox-from" type="date" name="from" defaultValue={period.from} {...errorProps('inbox-from', periodError)} />
          <span aria-hidden="true">~</span>
          <label htmlFor="inbox-to">{words.to}</label>
          <input id="inbox-to" type="date" name="to" defaultValue={period.to} />
          <button className={`button ${admin.small}`} type="submit">
            {words.period}
          </button>
          <FieldError id="inbox-from" error={periodError} />
        </form>
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
