import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import type { RegistrationContent } from '@/lib/content/schemas/registration'
import { FORM_FIELDS, type FormField } from '@/lib/content/schemas/registration-form'
import { HINTS, LIMITS } from '@/lib/registrations/messages'
import type { Source } from '@/lib/registrations/registration'
import { apiPaths } from '@/lib/routes'
import { ClosedNotice } from './closed-notice'
import { ConsentBoxes } from './consent-boxes'
import { FormEnhancer } from './form-enhancer'
import styles from './registration-form.module.css'

interface RegistrationFormProps {
  content: RegistrationContent
  /** Which of the forms this is: decides the fields beyond name, phone and birthdate, and is stored. */
  source: Source
  /** Plain slug of the press site that the registration belongs to. */
  site: string
  /** The office's number, offered where registering is not possible. */
  phone: string
  /** What was typed, by field name, when the form is shown again. */
  values?: Readonly<Record<string, string>>
  /** What is wrong, by field name. */
  errors?: Readonly<Record<string, string>>
  /** Prefix of the controls' ids where a page shows the same form twice; the source unless told. */
  idPrefix?: string
}

/**
 * The one registration form: name, phone, birthdate; a message at home and on the customer page; there a visit
 * date as well. A plain form post until, and without, its enhancement (form-enhancer.tsx).
 */
export function RegistrationForm({ content, source, site, phone, values = {}, errors = {}, idPrefix = source }: RegistrationFormProps) {
  if (!content.open) return <ClosedNotice message={content.closedMessage} phone={phone} />
  const id = (field: string) => `${idPrefix}-${field}`
  const asks = (field: FormField) => FORM_FIELDS[source].some((each) => each === field)

  return (
    <div className={styles.root} data-registration="">
      <form action={apiPaths.registrations} method="post" className={styles.form} aria-label={content.heading}>
        <input type="hidden" name="site" value={site} />
        <input type="hidden" name="source" value={source} />
        <div className={styles.fields}>
          <Field id={id('name')} label="이름" required error={errors.name}>
            {(control) => <input {...control} name="name" type="text" autoComplete="name" maxLength={LIMITS.name} defaultValue={values.name} />}
          </Field>
          <Field id={id('phone')} label="휴대전화" required hint={HINTS.phone} error={errors.phone}>
            {(control) => <input {...control} name="phone" type="tel" inputMode="tel" autoComplete="tel" maxLength={LIMITS.phone} defaultValue={values.phone} />}
          </Field>
          <Field id={id('birthdate')} label="생년월일 6자리" required hint={HINTS.birthdate} error={errors.birthdate}>
            {(control) => <input {...control} name="birthdate" type="text" inputMode="numeric" autoComplete="off" maxLength={LIMITS.birthdate} placeholder="950527" defaultValue={values.birthdate} />}
          </Field>
          {asks('visitDate') ? (
            <Field id={id('visitDate')} label="방문 희망일" error={errors.visitDate}>
              {(control) => <input {...control} name="visitDate" type="date" defaultValue={values.visitDate} />}
            </Field>
          ) : null}
          {asks('message') ? (
            <div className={styles.wide}>
              <Field id={id('message')} label="문의 내용" error={errors.message}>
                {(control) => <textarea {...control} name="message" rows={5} maxLength={LIMITS.message} defaultValue={values.message} />}
              </Field>
            </div>
          ) : null}
        </div>
        <div className={styles.trap} aria-hidden="true">
          <label htmlFor={id('gotcha')}>이 칸은 비워 두세요</label>
          <input id={id('gotcha')} name="_gotcha" type="text" tabIndex={-1} autoComplete="off" />
        </div>
        <ConsentBoxes consents={content.consents} idPrefix={idPrefix} values={values} errors={errors} />
        <Button type="submit" look="primary" className={styles.submit}>{content.submitLabel}</Button>
        <p className={styles.message} role="status" data-form-message="" />
      </form>
      <div className={styles.result} role="status" tabIndex={-1} data-form-result="" hidden />
      <FormEnhancer phone={phone} replaceOnSuccess={source === 'popup'} />
    </div>
  )
}
