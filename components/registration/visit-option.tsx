import { visitWords } from '@/lib/messages/ko/visits'
import boxes from './consent-boxes.module.css'
import { VisitFields, type VisitFieldsChoice } from './visit-fields'
import styles from './visit-option.module.css'

interface VisitOptionProps {
  id: (field: string) => string
  /** The days and times, if the box was ticked without a script; otherwise the script fetches them. */
  choice: VisitFieldsChoice | null
  values: Readonly<Record<string, string>>
  errors: Readonly<Record<string, string>>
}

/**
 * A box that opens the controls to choose a visit. With a script they open in place (follow-visit-box.ts); without one the ticked
 * form is answered by a page that has them open and keeps all input (lib/registrations/visit-to-choose.ts). Closed it reuses the
 * consent boxes' styles, because it is on every page.
 */
export function VisitOption({ id, choice, values, errors }: VisitOptionProps) {
  return (
    <>
      <label className={`${boxes.line} ${boxes.label}`}>
        <input name="visitWanted" type="checkbox" className={boxes.check} defaultChecked={choice !== null} />
        {visitWords.choose}
      </label>
      {choice ? (
        <div className={styles.part} data-visit-part="">
          <VisitFields choice={choice} id={id} values={values} errors={errors} optional />
          <p className={styles.note}>{visitWords.walkIn}</p>
        </div>
      ) : null}
    </>
  )
}
