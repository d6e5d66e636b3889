import styles from '@/components/admin/admin.module.css'
import form from '@/components/admin/form.module.css'
import { Tag } from '@/components/admin/tag'
import { koreanDateTime } from '@/components/ui/korean-date'
import { adminApiPaths } from '@/lib/admin-routes'
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
        {title} {hidden ? <Tag>내림</Tag> : null}
      </h2>
      <p className={card.line}>
        {kindLabel}, 순서 {position}
        {hidden ? `, 내린 이유: ${hidden.reason}` : ''}
      </p>
      <ol className={card.versions}>
        {versions.map(({ number, type, size, uploadedAt, actor, reason, hash }) => (
          <li key={number}>
            {hidden ? (
              `${number}판`
            ) : (
              <a className={styles.target} href={number === newest.number ? documentPath(id) : documentVersionPath(id, number)}>
                {number}판
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
          <span className="visually-hidden">{title} </span>새 판 올리기
        </summary>
        <form action={adminApiPaths.documents} method="post" encType="multipart/form-data" className={styles.stack}>
          {hiddenId}
          <input type="hidden" name="seen" value={newest.number} />
          <FileField prefix={`version-${id}`} {...props} />
          <ReasonField prefix={`version-${id}`} label="바뀐 이유 (방문자에게 보입니다)" refused={props.refused} />
          <p>
            <button className={`button ${styles.small}`} name="action" value="version" type="submit">
              새 판 올리기
            </button>
          </p>
        </form>
      </details>
      <details className={form.confirm}>
        <summary>
          <span className="visually-hidden">{title} </span>제목과 순서 고치기
        </summary>
        <form action={adminApiPaths.documents} method="post" className={styles.stack}>
          {hiddenId}
          <div className={form.inline}>
            <DetailFields prefix={`change-${id}`} document={document} {...props} />
          </div>
          <p>
            <button className={`button ${styles.small}`} name="action" value="change" type="submit">
              고치기
            </button>
          </p>
        </form>
      </details>
      {hidden ? (
        <form action={adminApiPaths.documents} method="post" className={card.again}>
          {hiddenId}
          <button className={`button ${styles.small}`} name="action" value="show" type="submit">
            <span className="visually-hidden">{title} </span>다시 올리기
          </button>
        </form>
      ) : (
        <details className={`${form.confirm} ${form.destructive}`}>
          <summary>
            <span className="visually-hidden">{title} </span>자료실에서 내리기
          </summary>
          <form action={adminApiPaths.documents} method="post" className={styles.stack}>
            {hiddenId}
            <ReasonField prefix={`hide-${id}`} label="내리는 이유 (접근 기록에 남습니다)" refused={props.refused} />
            <p>
              <button className={`button ${styles.small} ${styles.danger}`} name="action" value="hide" type="submit">
                내리기
              </button>
            </p>
          </form>
        </details>
      )}
    </section>
  )
}
