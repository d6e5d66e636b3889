import { adminApiPaths, adminPaths } from '@/lib/admin-routes'
import { customerTextWords as words } from '@/lib/messages/ko/office-customer-text'
import styles from '@/components/admin/admin.module.css'
import { Confirm, PostForm, Submit } from '@/components/admin/post-form'
import { TextField } from '@/components/admin/field'
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
    <Confirm label={words.heading} open={text !== '' || error !== undefined} id="customer-text">
      <TemplateLinks label={words.templates} templates={templates} to={(index) => `${adminPaths.registration(id)}?template=${index}#customer-text`} />
      <PostForm to={adminApiPaths.registration(id)} fields={{ form: formId }}>
        <TextField id="text" label={words.text} name="text" rows={4} required maxLength={maxLength} defaultValue={text} error={error}>
          <span className={styles.below}>{words.hint}</span>
        </TextField>
        <Submit value="text" label={words.send} />
      </PostForm>
    </Confirm>
  )
}
