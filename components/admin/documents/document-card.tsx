import styles from '@/components/admin/admin.module.css'
import form from '@/components/admin/form.module.css'
import { Tag } from '@/components/admin/tag'
import { koreanDateTime } from '@/components/ui/korean-date'
import { adminApiPaths } from '@/lib/admin-routes'
import { officeDocumentWords as words } from '@/lib/messages/ko/office-documents'
import type { ListedDocument } from '@/lib/documents/office/document-view'
import { documentPath, documentVersionPath } from '@/lib/routes'
import { DetailFields, FileField, ReasonField, type DocumentFormProps } from './document-fields'
import card from './document-card.module.css'

const KILOBYTE = 1024
const kilobytes = (bytes: number) => `${Math.ceil(bytes / KILOBYTE)}KB`

/** A document with its versions, and the forms that change it. */
export function DocumentCard({ document, ...props }: DocumentFormProps & { document: ListedDocument }) {
  const { id, title, kindLabel, position, hidden, newest, earlier } = document
  const versions = [newest, ...earlier]
  const hiddenId = <input type="hidden" name="id" value={id} />
  return (
    <section className={card.card} aria-labelledby={`document-${id}`}>
      <h2 id={`document-${id}`} className={card.title}>
        {title} {hidden ? <Tag>{words.hidden}</Tag> : null}
      </h2>
      <p className={card.line}>{words.line(kindLabel, position, hidden?.reason ?? null)}</p>
      <ol className={card.versions}>
        {versions.map(({ number, type, size, uploadedAt, actor, reason, hash }) => (
          <li key={number}>
            {hidden ? (
              words.edition(number)
            ) : (
              <a className={styles.target} href={number === newest.number ? documentPath(id) : documentVersionPath(id, number)}>
                {words.edition(number)}
              </a>
            )}{' '}
            {type.toUpperCase()} {kilobytes(size)}, {koreanDateTime(uploadedAt.toISOString())}, {actor}
            {reason ? `, ${reason}` : ''}
            <br />
            <code className={card.hash}>{hash}</code>
          </li>
        ))}
      </ol>
      <details className={form.confirm} open={props.refused?.errors.file !== undefined}>
        <summary>
          <span className="visually-hidden">{title} </span>
          {words.newEdition}
        </summary>
        <form action={adminApiPaths.documents} method="post" encType="multipart/form-data" className={styles.stack}>
          {hiddenId}
          <input type="hidden" name="seen" value={newest.number} />
          <FileField prefix={`version-${id}`} {...props} />
          <ReasonField prefix={`version-${id}`} label={words.newEditionReason} refused={props.refused} />
          <p>
            <button className={`button ${styles.small}`} name="action" value="version" type="submit">
              {words.newEdition}
            </button>
          </p>
        </form>
      </details>
      <details className={form.confirm}>
        <summary>
          <span className="visually-hidden">{title} </span>
          {words.correct}
        </summary>
        <form action={adminApiPaths.documents} method="post" className={styles.stack}>
          {hiddenId}
          <div className={form.inline}>
            <DetailFields prefix={`change-${id}`} document={document} {...props} />
          </div>
          <p>
            <button className={`button ${styles.small}`} name="action" value="change" type="submit">
              {words.save}
            </button>
          </p>
        </form>
      </details>
      {hidden ? (
        <form action={adminApiPaths.documents} method="post" className={card.again}>
          {hiddenId}
          <button className={`button ${styles.small}`} name="action" value="show" type="submit">
            <span className="visually-hidden">{title} </span>
            {words.showAgain}
          </button>
        </form>
      ) : (
        <details className={`${form.confirm} ${form.destructive}`}>
          <summary>
            <span className="visually-hidden">{title} </span>
            {words.hide}
          </summary>
          <form action={adminApiPaths.documents} method="post" className={styles.stack}>
            {hiddenId}
            <ReasonField prefix={`hide-${id}`} label={words.hideReason} refused={props.refused} />
            <p>
              <button className={`button ${styles.small} ${styles.danger}`} name="action" value="hide" type="submit">
                {words.hideNow}
              </button>
            </p>
          </form>
        </details>
      )}
    </section>
  )
}
