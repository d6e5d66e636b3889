import styles from '@/components/admin/admin.module.css'
import form from '@/components/admin/form.module.css'
import { adminApiPaths } from '@/lib/admin-routes'
import { officeDocumentWords as words } from '@/lib/messages/ko/office-documents'
import { DetailFields, FileField, type DocumentFormProps } from './document-fields'

/** Uploads another document. */
export function DocumentForm(props: DocumentFormProps) {
  return (
    <form
      action={adminApiPaths.documents}
      method="post"
      encType="multipart/form-data"
      className={`${styles.stack} ${styles.apart}`}
      aria-labelledby="new-document"
    >
      <h2 id="new-document">{words.add}</h2>
      <FileField prefix="new" {...props} />
      <div className={form.inline}>
        <DetailFields prefix="new" {...props} />
      </div>
      <p>
        <button className="button button--primary" name="action" value="add" type="submit">
          {words.upload}
        </button>
      </p>
    </form>
  )
}
