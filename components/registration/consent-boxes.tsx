import type { Consent, RegistrationContent } from '@/lib/content/schemas/registration'
import { registrationWords } from '@/lib/messages/ko/registration'
import styles from './consent-boxes.module.css'

interface ConsentBoxesProps {
  consents: RegistrationContent['consents']
  idPrefix: string
  values: Readonly<Record<string, string>>
  /** What is wrong, by box. */
  errors: Readonly<Record<string, string>>
}

/**
 * One box a consent, none ticked ahead, each text readable in place before it is ticked
 * (개인정보 보호법 §15②, §22; 정보통신망법 §50). The night box belongs to the marketing box and shows with it.
 * A box's value is the hash of its text: a tick says what it was given for, and comes back only beside that same text.
 */
export function ConsentBoxes({ consents, idPrefix, values, errors }: ConsentBoxesProps) {
  const box = (name: string, consent: Consent, required = false) => (
    <ConsentBox key={name} id={`${idPrefix}-${name}`} name={name} consent={consent} required={required} before={values[name]} error={errors[name]} />
  )
  return (
    <fieldset className={styles.boxes}>
      <legend className="visually-hidden">{registrationWords.consents}</legend>
      {box('privacyConsent', consents.privacy, true)}
      <div className={styles.marketing}>
        {box('marketingConsent', consents.marketing)}
        <div className={styles.night}>{box('nightConsent', consents.night)}</div>
      </div>
    </fieldset>
  )
}

interface ConsentBoxProps {
  id: string
  name: string
  consent: Consent
  required: boolean
  /** What the box was sent with, where it was ticked. */
  before: string | undefined
  error?: string | undefined
}

function ConsentBox({ id, name, consent, required, before, error }: ConsentBoxProps) {
  return (
    <div className={styles.box}>
      <div className={styles.line}>
        <input
          id={id}
          name={name}
          type="checkbox"
          value={consent.hash}
          className={styles.check}
          required={required}
          defaultChecked={before === consent.hash}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <label htmlFor={id} className={styles.label}>
          {consent.label}
        </label>
        <details className={styles.details} open={before !== undefined && before !== consent.hash}>
          <summary className={styles.summary}>
            {registrationWords.showConsent}
            <span className="visually-hidden">: {consent.label}</span>
          </summary>
          <dl className={styles.rows}>
            {consent.rows.map((row) => (
              <div key={row.label}>
                <dt>{row.label}</dt>
                <dd>{row.value}</dd>
              </div>
            ))}
          </dl>
          <p className={styles.refusal}>{consent.refusal}</p>
        </details>
      </div>
      {error ? (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      ) : null}
    </div>
  )
}
