import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import type { RegistrationContent } from '@/lib/content/schemas/registration'
import { AppointmentFields, BookingLabel, type AppointmentChoice } from '@/components/visits/appointment-fields'
import placeStyles from '@/components/visits/visit-place.module.css'
import { FIRST_TOUCH } from '@/lib/first-touch'
import { messages } from '@/lib/messages/catalogue'
import { visitWords } from '@/lib/messages/ko/visits'
import type { Language } from '@/lib/messages/language'
import { formFields, type Source } from '@/lib/registration-fields'
import { registrationsPath } from '@/lib/routes'
import { ClosedNotice } from './closed-notice'
import { ConsentBoxes, type ConsentTranslations } from './consent-boxes'
import { formAnswers } from './form-answers'
import { FormEnhancer } from './form-enhancer'
import { RegistrationField } from './registration-field'
import { VisitWays, WayLabels } from './visit-ways'
import styles from './registration-form.module.css'

interface RegistrationFormProps {
  content: RegistrationContent
  /** Decides the fields, and is stored. */
  source: Source
  /** Slug of the press site that the registration belongs to. */
  site: string
  /** The office's number, shown where registration is not possible. */
  phone: string
  /** Earlier input by field name, when the form is shown again. */
  values?: Readonly<Record<string, string>>
  /** Error texts by field name. */
  errors?: Readonly<Record<string, string>>
  /** Prefix of the controls' ids where a page shows the same form twice; the source by default. */
  idPrefix?: string
  language?: Language
  /** The consent texts in the form's language, beside the Korean ones. */
  translations?: ConsentTranslations
  /** Shown with the result that replaces the form. */
  next?: ReactNode
  /** Times to choose from: the form books a visit. */
  visit?: AppointmentChoice
  /** Days and times of the visit where the form has another way, too. */
  optionalVisit?: AppointmentChoice | null
  /** Whether the form begins with the visit, not with the other way. */
  visitFirst?: boolean
  /** Beside the form that books a visit. */
  beside?: ReactNode
  /** Whether the result replaces the form: in the popup, and where the page reports an earlier post. */
  replaceOnSuccess?: boolean
}

/**
 * The one registration form, with the fields of its source (lib/registration-fields.ts). A plain form post until,
 * and without, its enhancement (form-enhancer.tsx).
 */
export function RegistrationForm({
  content,
  source,
  site,
  phone,
  values = {},
  errors = {},
  idPrefix = source,
  language = 'ko',
  translations,
  next,
  visit,
  optionalVisit = null,
  visitFirst = source === 'popup',
  beside,
  replaceOnSuccess = source === 'popup',
}: RegistrationFormProps) {
  if (!content.open) return <ClosedNotice message={content.closedMessage} phone={phone} language={language} />
  const { registration } = messages(language)
  const id = (field: string) => `${idPrefix}-${field}`
  // Times are shown in Korean only.
  const booked = content.visits !== undefined && language === 'ko'
  const hasWays = !visit && booked && source !== 'home'
  const wantsVisit = optionalVisit !== null || (values.visitWanted === undefined ? visitFirst : values.visitWanted !== '')
  const appointment = visit ?? optionalVisit
  const booking = appointment ? <BookingLabel choice={appointment} /> : visitWords.chooseDay

  return (
    <div
      className={beside ? `${styles.root} ${placeStyles.beside}` : styles.root}
      data-registration=""
      data-appointment={source === 'customer' && (visit || hasWays) ? '' : undefined}
    >
      <form action={registrationsPath(language)} method="post" className={styles.form} aria-label={content.heading}>
        <input type="hidden" name="site" value={site} />
        <input type="hidden" name="source" value={source} />
        <input type="hidden" name={FIRST_TOUCH} value={values[FIRST_TOUCH] ?? ''} />
        {visit?.days ? <input type="hidden" name="visitWanted" value="yes" /> : null}
        {hasWays ? <VisitWays id={id} visit={wantsVisit} /> : null}
        {visit || hasWays ? (
          <div data-visit-part="" hidden={!appointment && !wantsVisit}>
            {appointment ? <AppointmentFields choice={appointment} idPrefix={idPrefix} values={values} errors={errors} /> : null}
          </div>
        ) : null}
        <div className={styles.fields}>
          {formFields(source)
            .filter((name) => name !== 'visitDate' || (!booked && content.takesVisits !== false))
            .map((name) => (
              <RegistrationField key={name} name={name} id={id(name)} value={values[name]} error={errors[name]} language={language} />
            ))}
        </div>
        <div className={styles.trap} aria-hidden="true">
          <label htmlFor={id('gotcha')}>{registration.leaveEmpty}</label>
          <input id={id('gotcha')} name="_gotcha" type="text" tabIndex={-1} autoComplete="off" />
        </div>
        <ConsentBoxes consents={content.consents} idPrefix={idPrefix} values={values} errors={errors} language={language} translations={translations} />
        <Button type="submit" variant="primary" className={styles.submit} data-interest={visit ? content.submitLabel : undefined}>
          {hasWays ? <WayLabels visit={booking} interest={content.submitLabel} /> : visit ? booking : content.submitLabel}
        </Button>
        <p className={styles.message} role="status" data-form-message="" />
      </form>
      <div className={styles.result} role="status" tabIndex={-1} data-form-result="" hidden />
      {next && (
        <div data-form-next="" hidden>
          {next}
        </div>
      )}
      {beside}
      <FormEnhancer phone={phone} replaceOnSuccess={replaceOnSuccess} answers={language === 'ko' ? undefined : formAnswers(messages(language))} />
    </div>
  )
}
