import { Options, type Option } from '@/components/admin/options'
import { koreanDateTime } from '@/components/ui/korean-date'
import type { RegistrationCard } from '@/lib/registrations/office/registration-view'
import type { Preference, PreferenceOptions } from '@/lib/registrations/preference'
import { adminApiPaths } from '@/lib/admin-routes'
import { workFormWords as words } from '@/lib/messages/ko/work-form'
import styles from '@/components/admin/admin.module.css'
import { Confirm, PostForm, Submit } from '@/components/admin/post-form'
import { FieldError, TextField, errorProps } from '@/components/admin/field'
import { ContractFields, type ContractFieldProps } from './contract-fields'
import { PreferenceFields } from './preference-fields'
import result from './result-form.module.css'

export interface ResultFormProps {
  id: string
  /** Made with the page, see lib/registrations/office/record-result.ts. */
  formId: string
  /** Null where no result may be recorded: the form then takes a note. */
  results: {
    /** Whether a call was made whose result is not recorded yet. */
    readonly asked: boolean
    readonly common: readonly Option[]
    readonly rare: readonly Option[]
    readonly callbacks: readonly Option[]
    /** Fields of a contract; none: it is one of the rare results. */
    readonly contract: readonly ContractFieldProps[]
    /** See {@link ContractFields}. */
    readonly again: string
    /** Whether visits are booked: the button then leads to the booking. */
    readonly books: boolean
  } | null
  preference: { readonly own: Preference; readonly options: PreferenceOptions } | null
  /** Other registrations of the same phone, of which this one may be a duplicate. */
  others: readonly RegistrationCard[]
  noteMax: number
  /** Of the form that was refused: input, and errors by field. */
  typed: Readonly<Record<string, string>>
  errors: Readonly<Record<string, string>>
}

const Buttons = ({ choices }: { choices: readonly Option[] }) => (
  <div className={result.buttons}>
    {choices.map(({ value, label }) => (
      <button key={value} className={`button ${styles.small}`} name="result" value={value} type="submit">
        {label}
      </button>
    ))}
  </div>
)

/** All that staff write down about a call or a visit: note, preference and result are one form, so that whatever is saved saves all of it. */
export function ResultForm({ id, formId, results, preference, others, noteMax, typed, errors }: ResultFormProps) {
  return (
    <section aria-labelledby="result" className={results?.asked ? result.asked : undefined}>
      <h2 id="result">{results === null ? words.note : results.asked ? words.ask : words.heading}</h2>
      <PostForm to={adminApiPaths.registration(id)} fields={{ action: 'result', form: formId }} className={result.form}>
        <TextField
          id="note"
          label={words.note}
          name="note"
          rows={2}
          maxLength={noteMax}
          placeholder={words.noteHint}
          defaultValue={typed.note ?? ''}
          error={errors.note}
        />
        {preference ? <PreferenceFields {...preference} typed={typed} /> : null}
        <Submit name="result" value="save" label={words.save} />
        {results ? (
          <>
            <Buttons choices={results.common} />
            <fieldset className={result.timed}>
              <legend>{words.timed}</legend>
              <Buttons choices={results.callbacks} />
              <div className={result.time}>
                <label htmlFor="due">{words.due}</label>
                <input id="due" name="due" type="datetime-local" defaultValue={typed.due} {...errorProps('due', errors.due)} />
                <Submit name="result" value="callback" label={words.callback} />
                {results.books ? null : <Submit name="result" value="booked" label={words.booked} />}
                <FieldError id="due" error={errors.due} />
              </div>
              {results.books ? <Submit name="result" value="booked" label={words.booked} /> : null}
            </fieldset>
            <FieldError id="results" error={errors.result ?? errors.unit} />
            {results.contract.length > 0 ? <ContractFields fields={results.contract} again={results.again} typed={typed} errors={errors} /> : null}
            <Confirm label={words.rare}>
              <div className={result.rare}>
                <Buttons choices={results.rare} />
                <p className={result.hint}>{words.optOut}</p>
                {others.length > 0 ? (
                  <div className={result.time}>
                    <label htmlFor="other">{words.other}</label>
                    <select id="other" name="other" defaultValue={others[0]?.id}>
                      <Options of={others.map((other) => ({ value: other.id, label: `${koreanDateTime(other.at)} ${other.name}` }))} />
                    </select>
                    <Submit name="result" value="duplicate" label={words.duplicate} />
                  </div>
                ) : null}
              </div>
            </Confirm>
          </>
        ) : null}
      </PostForm>
    </section>
  )
}
