import { ConsentBoxes } from '@/components/registration/consent-boxes'
import { RegistrationField } from '@/components/registration/registration-field'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import type { RegistrationContent } from '@/lib/content/schemas/registration'
import { formFields } from '@/lib/registration-fields'
import { adminApiPaths, adminPaths } from '@/lib/admin-routes'
import styles from './walk-in-form.module.css'

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
      <h1 className={styles.heading}>현장접수</h1>
      {message === null ? null : (
        <p className={styles.message} role="alert">
          {message}
        </p>
      )}
      <form action={adminApiPaths.walkIns} method="post" className={styles.form} aria-label="현장접수">
        <input type="hidden" name="form" value={form} />
        <input type="hidden" name="site" value={site} />
        <div className={styles.fields}>
          {formFields('popup').map((name) => (
            <RegistrationField key={name} name={name} id={id(name)} value={values[name]} error={errors[name]} />
          ))}
          <Field id={id('visitPeople')} label="함께 오신 인원" required {...(peopleError ? { error: peopleError } : {})}>
            {(own) => <input {...own} name="visitPeople" type="number" inputMode="numeric" min={1} max={99} defaultValue={values.visitPeople ?? '1'} />}
          </Field>
        </div>
        <ConsentBoxes consents={content.consents} idPrefix={ID_PREFIX} values={values} errors={errors} />
        <details className={styles.staff}>
          <summary>직원이 확인할 것</summary>
          <p>
            방문객이 이 화면에서 동의 글을 읽고 직접 표시합니다. 서면으로 동의를 받았다면 서면의 문안이 {content.consents.privacy.version}판과 같은지 확인하고,
            서면에 표시된 대로 위의 칸에 표시한 뒤 아래를 골라 주세요. 서명한 서면은 보관합니다.
          </p>
          <label className={styles.check}>
            <input type="checkbox" name="consent" value="paper" />
            <span>서명한 서면 동의서를 받았습니다</span>
          </label>
        </details>
        <Button type="submit" variant="primary" className={styles.submit}>
          접수하기
        </Button>
      </form>
      <p>
        <a className={styles.back} href={adminPaths.visits}>
          접수하지 않고 돌아가기
        </a>
      </p>
    </main>
  )
}

/** The visitor's confirmation. It asks to hand the screen back, so that the next page is for staff. */
export const WalkInDone = ({ siteName, phone }: { siteName: string; phone: string }) => (
  <main className={styles.page} id="content">
    <p className={styles.brand}>{siteName}</p>
    <h1 className={styles.heading}>접수되었습니다</h1>
    <p role="status">
      처음 접수하신 번호에는 확인 문자를 보냅니다. 화면을 직원에게 돌려주세요. 접수한 내용을 지우고 싶으시면 직원에게 말씀하시거나 {phone}번으로 전화해 주세요.
    </p>
    <p className={styles.ways}>
      <a className="button" href={adminPaths.walkIn}>
        다음 분 접수
      </a>
      <a className={styles.back} href={adminPaths.visits}>
        방문 목록
      </a>
    </p>
  </main>
)
