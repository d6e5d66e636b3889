import type { Preference, PreferenceOptions } from '@/lib/registrations/preference'
import form from '@/components/admin/form.module.css'
import { SelectField } from '@/components/admin/field'
import { workFormWords as words } from '@/lib/messages/ko/work-form'

/** Keeps the stored value among the options, even if content no longer has it. */
const Choice = ({
  id,
  label,
  name,
  value,
  typed,
  options,
}: {
  id: string
  label: string
  name: string
  value: string | null
  typed: string | undefined
  options: PreferenceOptions['units']
}) => (
  <SelectField
    id={id}
    label={label}
    name={name}
    defaultValue={typed ?? value ?? ''}
    none={words.unknown}
    options={[...options, ...(value !== null && !options.some((option) => option.value === value) ? [{ value, label: value }] : [])]}
  />
)

/** The visitor's preference, as staff heard it: part of the form for results. @param typed input of a refused form */
export const PreferenceFields = ({ own, options, typed }: { own: Preference; options: PreferenceOptions; typed: Readonly<Record<string, string>> }) => (
  <div className={form.inline}>
    <input type="hidden" name="was" value={`${own.unit ?? ''} ${own.complex ?? ''}`} />
    <Choice id="wish-unit" label={words.unit} name="unit" value={own.unit} typed={typed.unit} options={options.units} />
    {options.complexes.length > 0 || own.complex !== null ? (
      <Choice id="wish-complex" label={words.complex} name="complex" value={own.complex} typed={typed.complex} options={options.complexes} />
    ) : null}
  </div>
)
