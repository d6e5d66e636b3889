import { TemplateLinks } from '@/components/admin/inbox/template-links'
import { adminApiPaths, adminPaths } from '@/lib/admin-routes'
import { mailingWords as words } from '@/lib/messages/ko/office-mailings'
import styles from '@/components/admin/admin.module.css'
import { PostForm, Submit } from '@/components/admin/post-form'
import { TextField } from '@/components/admin/field'

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
      <PostForm to={adminApiPaths.mailings} fields={{ form: formId, id: mailing?.id ?? '', revision: mailing?.revision ?? '' }} className={styles.stack}>
        <TextField id="text" label={words.text} name="text" rows={6} required maxLength={maxLength} defaultValue={text} error={error}>
          <span className={styles.below}>{words.hint}</span>
        </TextField>
        <Submit value="save" label={words.save} />
      </PostForm>
    </section>
  )
}
