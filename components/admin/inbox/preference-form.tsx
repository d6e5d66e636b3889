import type { Preference, PreferenceOptions } from '@/lib/registrations/preference'
import { adminApiPaths } from '@/lib/admin-routes'
import styles from '@/components/admin/admin.module.css'
import form from '@/components/admin/form.module.css'

interface PreferenceFormProps {
  id: string
  preference: Preference
  /** The preference in Korean; null where there is none. */
  label: string | null
  options: PreferenceOptions
  canWrite: boolean
}

/** Keeps the stored value among the options, even if content no longer has it. */
const Choice = ({
  id,
  label,
  name,
  value,
  options,
}: {
  id: string
  label: string
  name: string
  value: string | null
  options: PreferenceOptions['units']
}) => (
  <p className={form.field}>
    <label htmlFor={id}>{label}</label>
    <select id={id} name={name} defaultValue={value ?? ''}>
      <option value="">모름</option>
      {[...options, ...(value !== null && !options.some((option) => option.value === value) ? [{ value, label: value }] : [])].map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  </p>
)

/** The visitor's preference, as staff heard it. */
export function PreferenceForm({ id, preference, label, options, canWrite }: PreferenceFormProps) {
  if (!canWrite && label === null) return null
  return (
    <section aria-labelledby="wish">
      <h2 id="wish">희망</h2>
      {canWrite ? (
        <form action={adminApiPaths.registration(id)} method="post" className={form.inline}>
          <input type="hidden" name="was" value={`${preference.unit ?? ''} ${preference.complex ?? ''}`} />
          <Choice id="wish-unit" label="타입" name="unit" value={preference.unit} options={options.units} />
          {options.complexes.length > 0 || preference.complex !== null ? (
            <Choice id="wish-complex" label="단지" name="complex" value={preference.complex} options={options.complexes} />
          ) : null}
          <button className={`button ${styles.small}`} name="action" value="wish" type="submit">
            희망 저장
          </button>
        </form>
      ) : (
        <p>{label}</p>
      )}
    </section>
  )
}
