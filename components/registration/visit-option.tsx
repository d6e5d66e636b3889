import { visitWords } from '@/lib/messages/ko/visits'
import boxes from './consent-boxes.module.css'
import { VisitFields, type VisitFieldsChoice } from './visit-fields'
import styles from './visit-option.module.css'

interface VisitOptionProps {
  id: (field: string) => string
  /** What to choose from, where the box was ticked without a script; otherwise the script asks for it. */
  choice: VisitFieldsChoice | null
  values: Readonly<Record<string, string>>
  errors: Readonly<Record<string, string>>
}

/**
 * A box that opens the part of a form in which a visit is chosen. With a script it opens in place (follow-visit-box.ts);
 * without one the ticked form is answered by a page that has the part open, with all that was typed
 * (lib/registrations/visit-to-choose.ts). Closed it has hardly a style but those of the consents' boxes: it
 * stands on every page.
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
