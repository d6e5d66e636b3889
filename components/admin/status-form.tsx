import { adminApiPaths } from '@/lib/routes'
import styles from './admin.module.css'
import form from './form.module.css'

export interface StatusOption {
  readonly value: string
  readonly label: string
}

/** Where the office stands with one visitor. */
export function StatusForm({
  id,
  name,
  status,
  options,
  returnTo,
}: {
  id: string
  name: string
  status: string
  options: readonly StatusOption[]
  returnTo: string
}) {
  return (
    <form action={adminApiPaths.registration(id)} method="post" className={form.inline}>
      <input type="hidden" name="returnTo" value={returnTo} />
      <select name="status" defaultValue={status} aria-label={`${name} 님의 상태`}>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <button className={`button ${styles.small}`} name="action" value="status" type="submit">
        저장
      </button>
    </form>
  )
}
