import { errorProps, FieldError } from '@/components/admin/field-error'
import form from '@/components/admin/form.module.css'
import { officeDocumentWords as words } from '@/lib/messages/ko/office-documents'
import { Options } from '@/components/admin/options'
import type { DocumentsView, ListedDocument } from '@/lib/documents/office/document-view'
import type { DOCUMENT_LIMITS } from '@/lib/documents/document'

/** A form of this page that was refused: its errors and what was typed. */
export interface Refused {
  readonly errors: Readonly<Record<string, string>>
  readonly values: Readonly<Record<string, string>>
}

export interface DocumentFormProps {
  readonly kinds: DocumentsView['kinds']
  readonly refused: Refused | null
  readonly limits: typeof DOCUMENT_LIMITS
}

const ACCEPTED = 'application/pdf,image/jpeg,image/png,image/webp,image/avif'
const MEGABYTE = 1024 * 1024

/** The file of an upload. Accepted types help to choose; what is uploaded is judged by its content. */
export function FileField({ prefix, refused, limits }: { prefix: string; refused: Refused | null; limits: typeof DOCUMENT_LIMITS }) {
  const id = `${prefix}-file`
  return (
    <p className={form.field}>
      <label htmlFor={id}>{words.file}</label>
      <input id={id} name="file" type="file" required accept={ACCEPTED} {...errorProps(id, refused?.errors.file)} />
      <small>{words.fileHint(limits.fileBytes / MEGABYTE)}</small>
      <FieldError id={id} error={refused?.errors.file} />
    </p>
  )
}

/** Kind, title and order of a document. */
export function DetailFields({
  prefix,
  kinds,
  refused,
  limits,
  document,
}: DocumentFormProps & { prefix: string; document?: Pick<ListedDocument, 'kind' | 'title' | 'position'> }) {
  const valueOf = (name: 'kind' | 'title' | 'position') => refused?.values[name] ?? document?.[name]
  const id = (name: string) => `${prefix}-${name}`
  return (
    <>
      <p className={form.field}>
        <label htmlFor={id('title')}>{words.name}</label>
        <input
          id={id('title')}
          name="title"
          required
          maxLength={limits.title}
          defaultValue={valueOf('title')}
          autoComplete="off"
          {...errorProps(id('title'), refused?.errors.title)}
        />
        <FieldError id={id('title')} error={refused?.errors.title} />
      </p>
      <p className={form.field}>
        <label htmlFor={id('kind')}>{words.kind}</label>
        <select id={id('kind')} name="kind" required defaultValue={valueOf('kind')} {...errorProps(id('kind'), refused?.errors.kind)}>
          <Options of={kinds} />
        </select>
        <FieldError id={id('kind')} error={refused?.errors.kind} />
      </p>
      <p className={form.field}>
        <label htmlFor={id('position')}>{words.position}</label>
        <input
          id={id('position')}
          name="position"
          inputMode="numeric"
          defaultValue={valueOf('position') ?? 1}
          {...errorProps(id('position'), refused?.errors.position)}
        />
        <FieldError id={id('position')} error={refused?.errors.position} />
      </p>
    </>
  )
}

/** Why something is done, for the audit trail and for visitors where it says so. */
export function ReasonField({ prefix, label, refused }: { prefix: string; label: string; refused: Refused | null }) {
  const id = `${prefix}-reason`
  return (
    <p className={form.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name="reason"
        required
        maxLength={200}
        defaultValue={refused?.values.reason}
        autoComplete="off"
        {...errorProps(id, refused?.errors.reason)}
      />
      <FieldError id={id} error={refused?.errors.reason} />
    </p>
  )
}
