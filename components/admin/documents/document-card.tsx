import form from '@/components/admin/form.module.css'
import { Tag } from '@/components/admin/tag'
import { koreanDateTime } from '@/components/ui/korean-date'
import { TextLink } from '@/components/admin/text-link'
import { Confirm, PostButton, PostForm, Submit } from '@/components/admin/post-form'
import { adminApiPaths } from '@/lib/admin-routes'
import { officeDocumentWords as words } from '@/lib/messages/ko/office-documents'
import type { ListedDocument } from '@/lib/documents/office/document-view'
import { documentPath, documentVersionPath } from '@/lib/routes'
import { DetailFields, FileField, DocumentReason, type DocumentFormProps } from './document-fields'
import card from './document-card.module.css'

const KILOBYTE = 1024
const kilobytes = (bytes: number) => `${Math.ceil(bytes / KILOBYTE)}KB`

export function DocumentCard({ document, ...props }: DocumentFormProps & { document: ListedDocument }) {
  const { id, title, kindLabel, position, hidden, newest, earlier } = document
  const versions = [newest, ...earlier]
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
              <TextLink href={number === newest.number ? documentPath(id) : documentVersionPath(id, number)}>{words.edition(number)}</TextLink>
            )}{' '}
            {type.toUpperCase()} {kilobytes(size)}, {koreanDateTime(uploadedAt.toISOString())}, {actor}
            {reason ? `, ${reason}` : ''}
            <br />
            <code className={card.hash}>{hash}</code>
          </li>
        ))}
      </ol>
      <Confirm label={words.newEdition} of={title} open={props.refused?.errors.file !== undefined}>
        <PostForm to={adminApiPaths.documents} fields={{ id, seen: newest.number }} encType="multipart/form-data">
          <FileField prefix={`version-${id}`} {...props} />
          <DocumentReason prefix={`version-${id}`} label={words.newEditionReason} refused={props.refused} />
          <Submit value="version" label={words.newEdition} />
        </PostForm>
      </Confirm>
      <Confirm label={words.correct} of={title}>
        <PostForm to={adminApiPaths.documents} fields={{ id }}>
          <div className={form.inline}>
            <DetailFields prefix={`change-${id}`} document={document} {...props} />
          </div>
          <Submit value="change" label={words.save} />
        </PostForm>
      </Confirm>
      {hidden ? (
        <PostButton to={adminApiPaths.documents} fields={{ id }} className={card.again} value="show" of={title} label={words.showAgain} />
      ) : (
        <Confirm label={words.hide} of={title} destructive>
          <PostForm to={adminApiPaths.documents} fields={{ id }}>
            <DocumentReason prefix={`hide-${id}`} label={words.hideReason} refused={props.refused} />
            <Submit look="danger" value="hide" label={words.hideNow} />
          </PostForm>
        </Confirm>
      )}
    </section>
  )
}
