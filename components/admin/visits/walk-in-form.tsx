import { ConsentBoxes } from '@/components/registration/consent-boxes'
import { RegistrationField } from '@/components/registration/registration-field'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { PostForm } from '@/components/admin/post-form'
import { ButtonLink } from '@/components/admin/text-link'
import type { RegistrationContent } from '@/lib/content/schemas/registration'
import { formFields } from '@/lib/registration-fields'
import { adminApiPaths, adminPaths } from '@/lib/admin-routes'
import admin from '@/components/admin/admin.module.css'
import styles from './walk-in-form.module.css'
import { officeVisitWords as words } from '@/lib/messages/ko/office-visits'
import { officeWalkInWords } from '@/lib/messages/ko/office-walk-in'
import { officeBookingWords } from '@/lib/messages/ko/office-booking'

interface WalkInFormProps {
  siteName: string
  content: RegistrationContent
  /** Slug of the press site that the registration belongs to. */
  site: string
  /** Created with the page, so that sending the form twice records one walk-in. */
  form: string
  /** Why the form was refused; null if it was not. */
  message: string | null
  errors: Readonly<Record<string, string>>
  values: Readonly<Record<string, string>>
}

const ID_PREFIX = 'walk-in'
const id = (field: string) => `${ID_PREFIX}-${field}`

/** The visitor's fields and consents as on the site, then the office's fields. Works without a script. */
export function WalkInForm({ siteName, content, site, form, message, errors, values }: WalkInFormProps) {
  const { visitPeople: peopleError } = errors
  return (
    <main className={styles.page} id="content">
      <p className={styles.brand}>{siteName}</p>
      <h1 className={styles.heading}>{words.walkIn}</h1>
      {message === null ? null : (
        <p className={styles.message} role="alert">
          {message}
        </p>
      )}
      <PostForm to={adminApiPaths.walkIns} fields={{ form, site }} className={styles.form} aria-label={words.walkIn}>
        <div className={styles.fields}>
          {formFields('popup').map((name) => (
            <RegistrationField key={name} name={name} id={id(name)} value={values[name]} error={errors[name]} />
          ))}
          <Field id={id('visitPeople')} label={officeWalkInWords.people} required {...(peopleError ? { error: peopleError } : {})}>
            {(own) => <input {...own} name="visitPeople" type="number" inputMode="numeric" min={1} max={99} defaultValue={values.visitPeople ?? '1'} />}
          </Field>
        </div>
        <ConsentBoxes consents={content.consents} idPrefix={ID_PREFIX} values={values} errors={errors} />
        <details className={styles.staff}>
          <summary className={admin.quiet}>{officeWalkInWords.staff}</summary>
          <p>{officeWalkInWords.staffText(content.consents.privacy.version)}</p>
          <label className={styles.check}>
            <input type="checkbox" name="consent" value="paper" />
            <span>{officeWalkInWords.onPaper}</span>
          </label>
        </details>
        <Button type="submit" variant="primary" className={styles.submit}>
          {officeWalkInWords.submit}
        </Button>
      </PostForm>
      <p>
        <a className={admin.quiet} href={adminPaths.visits}>
          {officeWalkInWords.leave}
        </a>
      </p>
    </main>
  )
}

/** The visitor's confirmation. It asks to hand the screen back, so that the next page is for staff. */
export const WalkInDone = ({ siteName, phone }: { siteName: string; phone: string }) => (
  <main className={styles.page} id="content">
    <p className={styles.brand}>{siteName}</p>
    <h1 className={styles.heading}>{officeWalkInWords.done}</h1>
    <p role="status">{officeWalkInWords.doneText(phone)}</p>
    <p className={styles.ways}>
      <ButtonLink href={adminPaths.walkIn}>{officeWalkInWords.next}</ButtonLink>
      <a className={admin.quiet} href={adminPaths.visits}>
        {officeBookingWords.back}
      </a>
    </p>
  </main>
)
