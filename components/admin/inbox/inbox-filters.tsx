import type { ReactNode } from 'react'
import { adminApiPaths, adminPaths } from '@/lib/admin-routes'
import admin from '@/components/admin/admin.module.css'
import styles from './inbox-filters.module.css'
import { formatCount } from '@/lib/format-count'

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
      이름 또는 전화번호
    </label>
    <input id="inbox-search" name="search" type="search" defaultValue={typed ?? ''} placeholder="이름, 전화번호, 끝 4자리" autoComplete="off" maxLength={60} />
    <button className="button" type="submit">
      찾기
    </button>
  </form>
)

/** Status tabs and filters. */
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
      <nav aria-label="상태별 보기">
        <ul className={styles.tabs}>
          {[{ value: '', label: '전체' } as Choice, ...statuses].map(({ value, label, count }) => (
            <li key={value}>
              <a href={address(value, source, channel)} aria-current={value === status && isPlain ? 'page' : undefined}>
                {label}
                {count === undefined ? null : <span>{formatCount(count)}</span>}
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
      <div className={styles.selects}>
        <FilterSelect name="channel" label="유입 경로" all="모든 유입 경로" submit="보기" options={channels} chosen={channel}>
          {status ? <input type="hidden" name="status" value={status} /> : null}
        </FilterSelect>
        <FilterSelect name="tag" label="태그" all="모든 태그" submit="태그 보기" options={tags.map((one) => ({ value: one, label: one }))} chosen={tag} />
        <FilterSelect name="wish" label="희망 타입" all="모든 희망 타입" submit="희망 보기" options={preferences} chosen={preference} />
      </div>
      {suspicions.length > 0 ? (
        <nav aria-label="의심 표시별 보기">
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

interface FilterSelectProps {
  /** Name of the address's parameter. */
  name: string
  label: string
  /** Label of the first option: no filter. */
  all: string
  submit: string
  options: readonly Pick<Choice, 'value' | 'label'>[]
  chosen: string
  /** Hidden fields that keep the other filters. */
  children?: ReactNode
}

/** A filter with too many values for links; renders nothing without values. */
function FilterSelect({ name, label, all, submit, options, chosen, children }: FilterSelectProps) {
  if (options.length === 0) return null
  const id = `inbox-${name}`
  return (
    <form action={adminPaths.inbox} method="get" className={styles.choice}>
      {children}
      <label className="visually-hidden" htmlFor={id}>
        {label}
      </label>
      <select id={id} name={name} defaultValue={chosen}>
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <button className={`button ${admin.small}`} type="submit">
        {submit}
      </button>
    </form>
  )
}
