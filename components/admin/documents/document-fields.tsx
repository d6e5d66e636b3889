import type { RefusedForm } from '@/lib/requests/refused-form'
import { officeDocumentWords as words } from '@/lib/messages/ko/office-documents'
import { InputField, ReasonField, SelectField } from '@/components/admin/field'
import type { DocumentsView, ListedDocument } from '@/lib/documents/office/document-view'
import type { DOCUMENT_LIMITS } from '@/lib/documents/document'

export interface DocumentFormProps {
  readonly kinds: DocumentsView['kinds']
  readonly refused: RefusedForm | null
  readonly limits: typeof DOCUMENT_LIMITS
}

const ACCEPTED = 'application/pdf,image/jpeg,image/png,image/webp,image/avif'
const MEGABYTE = 1024 * 1024

/** The file of an upload. Accepted types help to choose; what is uploaded is judged by its content. */
export function FileField({ prefix, refused, limits }: { prefix: string; refused: RefusedForm | null; limits: typeof DOCUMENT_LIMITS }) {
  const id = `${prefix}-file`
  return (
    <InputField id={id} label={words.file} name="file" type="file" required accept={ACCEPTED} error={refused?.errors.file}>
      <small>{words.fileHint(limits.fileBytes / MEGABYTE)}</small>
    </InputField>
  )
}

/** Of a new document. */
const FIRST = { kind: undefined, title: undefined, position: 1 }

export function DetailFields({
  prefix,
  kinds,
  refused,
  limits,
  document,
}: DocumentFormProps & { prefix: string; document?: Pick<ListedDocument, 'kind' | 'title' | 'position'> }) {
  const own = (name: 'kind' | 'title' | 'position') => ({
    id: `${prefix}-${name}`,
    name,
    defaultValue: refused?.values[name] ?? document?.[name] ?? FIRST[name],
    error: refused?.errors[name],
  })
  return (
    <>
      <InputField {...own('title')} label={words.name} required maxLength={limits.title} />
      <SelectField {...own('kind')} label={words.kind} required options={kinds} />
      <InputField {...own('position')} label={words.position} inputMode="numeric" />
    </>
  )
}

/** For the audit trail, and for visitors where it says so. */
export const DocumentReason = ({ prefix, label, refused }: { prefix: string; label: string; refused: RefusedForm | null }) => (
  <ReasonField id={`${prefix}-reason`} label={label} defaultValue={refused?.values.reason} error={refused?.errors.reason} />
)
