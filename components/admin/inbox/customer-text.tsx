import { FieldError, errorProps } from '@/components/admin/field-error'
import { adminApiPaths, adminPaths } from '@/lib/admin-routes'
import { customerTextWords as words } from '@/lib/messages/ko/office-customer-text'
import styles from '@/components/admin/admin.module.css'
import form from '@/components/admin/form.module.css'
import { TemplateLinks } from './template-links'

export interface CustomerTextProps {
  id: string
  /** Made with the page, so that a form sent twice sends one text. */
  formId: string
  templates: readonly { readonly name: string }[]
  /** What was typed and refused, or the template that was chosen. */
  text: string
  error: string | undefined
  maxLength: number
}

/** Sends one customer a text. Templates are links, so that they work without scripts. */
export function CustomerText({ id, formId, templates, text, error, maxLength }: CustomerTextProps) {
  return (
    <details className={form.confirm} open={text !== '' || error !== undefined} id="customer-text">
      <summary>{words.heading}</summary>
      <TemplateLinks label={words.templates} templates={templates} to={(index) => `${adminPaths.registration(id)}?template=${index}#customer-text`} />
      <form action={adminApiPaths.registration(id)} method="post">
        <input type="hidden" name="form" value={formId} />
        <p className={form.field}>
          <label htmlFor="text">{words.text}</label>
          <textarea id="text" name="text" rows={4} required maxLength={maxLength} defaultValue={text} {...errorProps('text', error)} />
          <FieldError id="text" error={error} />
          <span className={styles.below}>{words.hint}</span>
        </p>
        <p>
          <button className={`button ${styles.small}`} name="action" value="text" type="submit">
            {words.send}
          </button>
        </p>
      </form>
    </details>
  )
}
