import { adminApiPaths, adminInboxPath, adminPaths } from '@/lib/admin-routes'
import { inboxWords as words } from '@/lib/messages/ko/office-inbox'
import { FilterTabs } from '@/components/admin/filter-tabs'
import { FilterSelect, Kept } from './filter-select'
import { PostForm, Submit } from '@/components/admin/post-form'
import { FieldError, errorProps } from '@/components/admin/field'
import styles from './inbox-filters.module.css'

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
  <PostForm to={adminApiPaths.search} role="search" className={styles.search}>
    <label className="visually-hidden" htmlFor="inbox-search">
      {words.search}
    </label>
    <input id="inbox-search" name="search" type="search" defaultValue={typed ?? ''} placeholder={words.searchHint} autoComplete="off" maxLength={60} />
    <Submit look="large" label={words.find} />
  </PostForm>
)

const NO_PERIOD = { from: '', to: '' }

export function InboxFilters({
  status,
  source,
  channel,
  suspicion,
  tag = '',
  preference = '',
  assignee = '',
  result = '',
  period = NO_PERIOD,
  periodError,
  searched,
  search = '',
  ...choices
}: InboxFiltersProps) {
  const isPlain = suspicion === '' && tag === '' && preference === '' && result === '' && !searched
  const statuses: readonly Choice[] = [{ value: '', label: words.all }, ...choices.statuses]
  const { suspicions, channels, preferences = [], assignees = [], results = [] } = choices
  const tags = (choices.tags ?? []).map((value) => ({ value, label: value }))
  return (
    <div className={styles.filters}>
      <nav aria-label={words.byStatus}>
        <FilterTabs
          className={styles.tabs}
          tabs={statuses.map(({ value, label, count }) => ({
            href: adminInboxPath({ list: value === '' ? 'all' : '', status: value, source, channel, assignee, ...period }),
            label,
            count,
            isShown: value === status && isPlain,
          }))}
        />
      </nav>
      <div className={styles.selects} role="group" aria-label={words.filters}>
        {[
          { name: 'source', label: words.source, all: words.allSources, options: source === '' ? [] : choices.sources, chosen: source, kept: { status } },
          { name: 'channel', label: words.channel, all: words.allChannels, options: channels, chosen: channel, kept: { status } },
          { name: 'tag', label: words.tag, all: words.allTags, options: tags, chosen: tag, kept: { assignee } },
          { name: 'wish', label: words.preference, all: words.allPreferences, options: preferences, chosen: preference, kept: { assignee } },
          { name: 'assignee', label: words.assignee, all: words.allAssignees, options: assignees, chosen: assignee, kept: { status, tag, wish: preference } },
          { name: 'result', label: words.result, all: words.allResults, options: results, chosen: result, kept: {} },
        ].map(({ kept, ...filter }) => (
          <FilterSelect key={filter.name} {...filter} kept={{ ...kept, ...period }} />
        ))}
        <form action={adminPaths.inbox} method="get" className={styles.choice}>
          <Kept values={{ status, source, channel, tag, wish: preference, assignee, result, mark: suspicion, search }} />
          <label htmlFor="inbox-from">{words.from}</label>
          <input id="inbox-from" type="date" name="from" defaultValue={period.from} {...errorProps('inbox-from', periodError)} />
          <span aria-hidden="true">~</span>
          <label htmlFor="inbox-to">{words.to}</label>
          <input id="inbox-to" type="date" name="to" defaultValue={period.to} />
          <Submit label={words.period} />
          <FieldError id="inbox-from" error={periodError} />
        </form>
      </div>
      {suspicions.length > 0 ? (
        <nav aria-label={words.suspicions}>
          <FilterTabs
            className={`${styles.tabs} ${styles.quiet}`}
            tabs={suspicions.map(({ value, label, count = 0 }) => ({
              href: `${adminPaths.inbox}?mark=${value}`,
              label,
              count,
              isShown: value === suspicion,
            }))}
          />
        </nav>
      ) : null}
    </div>
  )
}
