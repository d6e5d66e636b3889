import { FieldError, errorProps } from '@/components/admin/field-error'
import { TemplateLinks } from '@/components/admin/inbox/template-links'
import { adminApiPaths, adminPaths } from '@/lib/admin-routes'
import { mailingWords as words } from '@/lib/messages/ko/office-mailings'
import styles from '@/components/admin/admin.module.css'
import form from '@/components/admin/form.module.css'

interface MailingFormProps {
  /** Of the draft that is changed; null for a new one. */
  mailing: { readonly id: string; readonly revision: number } | null
  /** Made with the page, so that a form sent twice makes one draft. */
  formId: string
  templates: readonly { readonly name: string }[]
  text: string
  error: string | undefined
  maxLength: number
}

/** Writes an advertisement. */
export function MailingForm({ mailing, formId, templates, text, error, maxLength }: MailingFormProps) {
  const page = mailing ? adminPaths.mailing(mailing.id) : adminPaths.mailings
  return (
    <section aria-labelledby="write" className={styles.stack}>
      <h2 id="write">{mailing ? words.edit : words.write}</h2>
      {templates.length > 0 ? (
        <TemplateLinks label={words.templates} templates={templates} to={(index) => `${page}?template=${index}#write`} />
      ) : (
        <p className={styles.below}>{words.noTemplates}</p>
      )}
      <form action={adminApiPaths.mailings} method="post" className={styles.stack}>
        <input type="hidden" name="form" value={formId} />
        <input type="hidden" name="id" value={mailing?.id ?? ''} />
        <input type="hidden" name="revision" value={mailing?.revision ?? ''} />
        <p className={form.field}>
          <label htmlFor="text">{words.text}</label>
          <textarea id="text" name="text" rows={6} required maxLength={maxLength} defaultValue={text} {...errorProps('text', error)} />
          <FieldError id="text" error={error} />
          <span className={styles.below}>{words.hint}</span>
        </p>
        <p>
          <button className={`button ${styles.small}`} name="action" value="save" type="submit">
            {words.save}
          </button>
        </p>
      </form>
    </section>
  )
}
