import { adminApiPaths } from '@/lib/admin-routes'
import styles from '@/components/admin/admin.module.css'
import form from '@/components/admin/form.module.css'
import { Options, type Option } from '@/components/admin/options'

/** Sets the registration's status. */
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
  options: readonly Option[]
  returnTo: string
}) {
  return (
    <form action={adminApiPaths.registration(id)} method="post" className={form.inline}>
      <input type="hidden" name="returnTo" value={returnTo} />
      <input type="hidden" name="was" value={status} />
      <select name="status" defaultValue={status} aria-label={`${name} 님의 상태`}>
        <Options of={options} />
      </select>
      <button className={`button ${styles.small}`} name="action" value="status" type="submit">
        저장
      </button>
    </form>
  )
}
