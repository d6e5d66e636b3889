import styles from '@/components/admin/admin.module.css'
import form from '@/components/admin/form.module.css'
import { PostForm, Submit } from '@/components/admin/post-form'
import { adminApiPaths } from '@/lib/admin-routes'
import { officeDocumentWords as words } from '@/lib/messages/ko/office-documents'
import { DetailFields, FileField, type DocumentFormProps } from './document-fields'

export function DocumentForm(props: DocumentFormProps) {
  return (
    <PostForm to={adminApiPaths.documents} encType="multipart/form-data" className={`${styles.stack} ${styles.apart}`} aria-labelledby="new-document">
      <h2 id="new-document">{words.add}</h2>
      <FileField prefix="new" {...props} />
      <div className={form.inline}>
        <DetailFields prefix="new" {...props} />
      </div>
      <Submit look="primary" value="add" label={words.upload} />
    </PostForm>
  )
}
