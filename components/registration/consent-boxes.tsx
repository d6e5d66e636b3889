import type { Consent, RegistrationContent } from '@/lib/content/schemas/registration'
import { messages, type Messages } from '@/lib/messages/catalogue'
import type { Language } from '@/lib/messages/language'
import styles from './consent-boxes.module.css'

interface ConsentBoxesProps {
  consents: RegistrationContent['consents']
  idPrefix: string
  values: Readonly<Record<string, string>>
  /** Error texts, by box. */
  errors: Readonly<Record<string, string>>
  language?: Language
  translations?: ConsentTranslations | undefined
}

/** Translated consent texts, for reading only: the consent is given to the Korean text (docs/decisions/0017). */
export type ConsentTranslations = Readonly<Partial<Record<keyof RegistrationContent['consents'], Pick<Consent, 'label' | 'rows' | 'refusal'>>>>

/**
 * One unticked box for each consent, each text readable in place before it is ticked (개인정보 보호법 §15②, §22; 정보통신망법 §50). The night
 * box belongs to the marketing box and is shown with it. A box's value is the hash of its text: it proves which text the tick was
 * given for, and the tick is restored only beside that same text.
 */
export function ConsentBoxes({ consents, idPrefix, values, errors, language = 'ko', translations }: ConsentBoxesProps) {
  const { registration } = messages(language)
  const box = (name: string, kind: keyof typeof consents, required = false) => (
    <ConsentBox
      key={name}
      id={`${idPrefix}-${name}`}
      name={name}
      consent={consents[kind]}
      translation={translations?.[kind]}
      required={required}
      before={values[name]}
      error={errors[name]}
      words={registration}
      language={language}
    />
  )
  return (
    <fieldset className={styles.boxes}>
      <legend className="visually-hidden">{registration.consents}</legend>
      {box('privacyConsent', 'privacy', true)}
      <div className={styles.marketing}>
        {box('marketingConsent', 'marketing')}
        <div className={styles.night}>{box('nightConsent', 'night')}</div>
      </div>
    </fieldset>
  )
}

/** @param lang language of the text, where it differs from the page's */
function ConsentText({ consent, lang }: { consent: Pick<Consent, 'rows' | 'refusal'>; lang?: 'ko' | undefined }) {
  return (
    <>
      <dl className={styles.rows} lang={lang}>
        {consent.rows.map((row) => (
          <div key={row.label}>
            <dt>{row.label}</dt>
            <dd>{row.value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.refusal} lang={lang}>
        {consent.refusal}
      </p>
    </>
  )
}

interface ConsentTranslationProps {
  translation: Pick<Consent, 'rows' | 'refusal'>
  words: Messages['registration']
  /** The Korean label. */
  original: string
}

/**
 * The translation above the Korean text. It has a box of its own: the script that shows a changed text replaces the Korean one
 * (show-consents.ts).
 */
function ConsentTranslation({ translation, words, original }: ConsentTranslationProps) {
  return (
    <div className={styles.translation}>
      <div>
        <ConsentText consent={translation} />
      </div>
      <p className={styles.applies}>{words.originalApplies}</p>
      <p lang="ko">{original}</p>
    </div>
  )
}

interface ConsentBoxProps {
  id: string
  name: string
  consent: Consent
  translation: Pick<Consent, 'label' | 'rows' | 'refusal'> | undefined
  required: boolean
  /** The box's value in the last submission, if it was ticked. */
  before: string | undefined
  error?: string | undefined
  words: Messages['registration']
  language: Language
}

function ConsentBox({ id, name, consent, translation, required, before, error, words, language }: ConsentBoxProps) {
  const shown = translation ?? consent
  const original = language === 'ko' ? undefined : 'ko'
  const labelLanguage = translation ? undefined : original
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
        <label htmlFor={id} className={styles.label} lang={labelLanguage}>
          {shown.label}
        </label>
        <details className={styles.details} open={before !== undefined && before !== consent.hash}>
          <summary className={styles.summary}>
            {words.showConsent}
            <span className="visually-hidden" lang={labelLanguage}>
              : {shown.label}
            </span>
          </summary>
          {translation && <ConsentTranslation translation={translation} words={words} original={consent.label} />}
          {!translation && original && (
            <div className={styles.translation}>
              <p className={styles.applies}>{words.untranslated}</p>
            </div>
          )}
          <ConsentText consent={consent} lang={original} />
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
