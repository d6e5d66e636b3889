'use client'

import { useRef } from 'react'
import { adminPaths } from '@/lib/admin-routes'
import { inboxWords as words } from '@/lib/messages/ko/office-inbox'
import type { Option } from '@/components/admin/options'
import { Options } from '@/components/admin/options'
import { useScripted } from '@/components/admin/use-scripted'
import { Submit } from '@/components/admin/post-form'
import styles from './inbox-filters.module.css'

interface FilterSelectProps {
  /** Name of the address's parameter. */
  name: string
  label: string
  /** Label of the first option: no filter. */
  all: string
  options: readonly Option[]
  chosen: string
  kept: Values
}

type Values = Readonly<Record<string, string | undefined>>

/** Filters that stay as they are when another one is chosen. */
export const Kept = ({ values }: { values: Values }) =>
  Object.entries(values).map(([name, value]) => (value ? <input key={name} type="hidden" name={name} value={value} /> : null))

/**
 * A filter with too many values for links, which applies when a value is chosen; by keyboard when it is left or confirmed,
 * because some browsers choose with every arrow key. Without scripts it has a button. Renders nothing without values.
 */
export function FilterSelect({ name, label, all, options, chosen, kept }: FilterSelectProps) {
  const scripted = useScripted()
  const byKey = useRef(false)
  if (options.length === 0) return null
  const id = `inbox-${name}`
  const apply = (select: HTMLSelectElement) => (select.value === chosen ? undefined : select.form?.requestSubmit())
  return (
    <form action={adminPaths.inbox} method="get" className={styles.choice}>
      <Kept values={kept} />
      <label className="visually-hidden" htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        name={name}
        defaultValue={chosen}
        onPointerDown={() => void (byKey.current = false)}
        onKeyDown={({ key, currentTarget }) => (key === 'Enter' ? apply(currentTarget) : void (byKey.current = key !== 'Tab'))}
        onChange={({ currentTarget }) => (byKey.current ? undefined : apply(currentTarget))}
        onBlur={({ currentTarget }) => apply(currentTarget)}
      >
        <option value="">{all}</option>
        <Options of={options} />
      </select>
      {scripted ? null : <Submit label={words.apply} spoken={words.show(label)} />}
    </form>
  )
}
