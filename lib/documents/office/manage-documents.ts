import 'server-only'
import { randomBytes } from 'node:crypto'
import type { AuditAction } from '@/lib/accounts/audit-store'
import { auditEntry, isReason, reasonLine, type AuditedActor as Actor } from '@/lib/accounts/office/staff-audit'
import { cleanLine } from '@/lib/clean-text'
import { ChangedMeanwhileError, InvalidInputError, NotFoundError } from '@/lib/errors'
import { RAW_FACTOR } from '@/lib/field-limits'
import { documentAnswers, documentKinds, type DocumentKind } from '@/lib/messages/ko/documents'
import type { Services } from '@/lib/services'
import { DOCUMENT_LIMITS, newestOf, storedBytes, type DocumentVersion, type SiteDocument } from '../document'
import type { StoredFile } from '../document-store'
import { prepareFile, type PreparedFile } from '../prepare-file'

type Dependencies = Pick<Services, 'store' | 'now'>
type Typed = (name: string) => string
type Upload = Uint8Array | undefined

const MEGABYTE = 1024 * 1024
/** 40 bits: nobody has to guess addresses of public files, and none is given twice. */
const ID_BYTES = 5
const newId = () => randomBytes(ID_BYTES).toString('hex')

const refuse = (field: string, message: string): never => {
  throw new InvalidInputError({ [field]: message })
}

function detailsOf(typed: Typed): Pick<SiteDocument, 'kind' | 'title' | 'position'> {
  const kind = typed('kind')
  if (!Object.hasOwn(documentKinds, kind)) refuse('kind', documentAnswers.kind)
  const { title: titleMax, position: positionMax } = DOCUMENT_LIMITS
  const title = cleanLine(typed('title').slice(0, RAW_FACTOR * titleMax))
  if (title === '') refuse('title', documentAnswers.titleMissing)
  if (title.length > titleMax) refuse('title', documentAnswers.titleLong(titleMax))
  const position = Number(typed('position') || '1')
  if (!Number.isInteger(position) || position < 1 || position > positionMax) refuse('position', documentAnswers.position(positionMax))
  return { kind: kind as DocumentKind, title, position }
}

function reasonOf(typed: Typed): string {
  const reason = reasonLine(typed('reason'))
  return isReason(reason) ? reason : refuse('reason', documentAnswers.reason)
}

const versionOf = ({ hash, type, bytes }: PreparedFile, number: number, actor: Actor, at: Date, reason: string): DocumentVersion => ({
  number,
  hash,
  type,
  size: bytes.byteLength,
  uploadedAt: at,
  actor: actor.account.email,
  reason,
})

const WRITES_MAX = 5

interface Edit {
  readonly action: AuditAction
  readonly id: string
  readonly detail: string
  readonly file?: StoredFile
  /** @throws InvalidInputError, NotFoundError, ChangedMeanwhileError */
  readonly change: (documents: readonly SiteDocument[]) => readonly SiteDocument[]
}

/** Applies an edit to what is stored; another's edit of another document does not stop it. */
async function edit(dependencies: Dependencies, actor: Actor, { action, id, detail, file, change }: Edit): Promise<void> {
  const { documents: store } = dependencies.store
  const audited = actor.address === null ? documentAnswers.byCommand(detail) : detail
  for (let writes = 0; writes < WRITES_MAX; writes += 1) {
    const { revision, documents, unreadable } = await store.read()
    if (unreadable > 0) refuse('form', documentAnswers.unreadable)
    const changed = change(documents)
    if (storedBytes(changed) > DOCUMENT_LIMITS.allBytes) refuse('file', documentAnswers.full(DOCUMENT_LIMITS.allBytes / MEGABYTE))
    if (Buffer.byteLength(JSON.stringify(changed)) > DOCUMENT_LIMITS.catalogueBytes) refuse('form', documentAnswers.tooMany(changed.length - 1))
    if (await store.write(changed, revision, file ?? null, auditEntry(dependencies, actor, action, id, audited))) return
  }
  throw new ChangedMeanwhileError(documentAnswers.changedMeanwhile)
}

/** Changes one document. @param seen number of the newest version that the form showed, to refuse what was outrun */
const changeOne =
  (id: string, change: (document: SiteDocument) => SiteDocument, seen?: number) =>
  (documents: readonly SiteDocument[]): readonly SiteDocument[] => {
    const found = documents.find((one) => one.id === id)
    if (!found) throw new NotFoundError('no such document')
    if (seen !== undefined && newestOf(found)?.number !== seen) throw new ChangedMeanwhileError(documentAnswers.changedMeanwhile)
    return documents.map((one) => (one === found ? change(found) : one))
  }

/** Adds a document with its first version. @throws InvalidInputError, StoreUnavailableError */
export async function addDocument(dependencies: Dependencies, actor: Actor, typed: Typed, upload: Upload): Promise<void> {
  const details = detailsOf(typed)
  const file = await prepareFile(upload)
  const id = newId()
  const document: SiteDocument = { id, ...details, versions: [versionOf(file, 1, actor, dependencies.now(), '')], hidden: null }
  await edit(dependencies, actor, {
    action: 'document.add',
    id,
    detail: `${details.title}, ${file.hash}`,
    file,
    change: (documents) =>
      documents.length < DOCUMENT_LIMITS.documents ? [...documents, document] : refuse('form', documentAnswers.tooMany(DOCUMENT_LIMITS.documents)),
  })
}

/** Adds a version, which the document's address then has. @throws InvalidInputError, NotFoundError, ChangedMeanwhileError, StoreUnavailableError */
export async function addDocumentVersion(dependencies: Dependencies, actor: Actor, typed: Typed, upload: Upload): Promise<void> {
  const [id, reason] = [typed('id'), reasonOf(typed)]
  const file = await prepareFile(upload)
  await edit(dependencies, actor, {
    action: 'document.version',
    id,
    detail: `${reason}, ${file.hash}`,
    file,
    change: changeOne(
      id,
      (document) => {
        const { number = 0, hash } = newestOf(document) ?? {}
        if (hash === file.hash) refuse('file', documentAnswers.sameFile)
        if (document.versions.length >= DOCUMENT_LIMITS.versions) refuse('file', documentAnswers.tooManyVersions(DOCUMENT_LIMITS.versions))
        return { ...document, versions: [...document.versions, versionOf(file, number + 1, actor, dependencies.now(), reason)] }
      },
      Number(typed('seen')),
    ),
  })
}

/** Changes kind, title and order. @throws InvalidInputError, NotFoundError, StoreUnavailableError */
export async function changeDocument(dependencies: Dependencies, actor: Actor, typed: Typed): Promise<void> {
  const [id, details] = [typed('id'), detailsOf(typed)]
  const change = changeOne(id, (document) => ({ ...document, ...details }))
  await edit(dependencies, actor, { action: 'document.change', id, detail: `${details.title}, ${documentKinds[details.kind]}, ${details.position}`, change })
}

/** Takes a document from visitors; its files are kept. @throws InvalidInputError, NotFoundError, StoreUnavailableError */
export async function hideDocument(dependencies: Dependencies, actor: Actor, typed: Typed): Promise<void> {
  const [id, reason] = [typed('id'), reasonOf(typed)]
  const change = changeOne(id, (document) => ({ ...document, hidden: { at: dependencies.now(), reason } }))
  await edit(dependencies, actor, { action: 'document.hide', id, detail: reason, change })
}

/** @throws NotFoundError, StoreUnavailableError */
export async function showDocument(dependencies: Dependencies, actor: Actor, typed: Typed): Promise<void> {
  const id = typed('id')
  await edit(dependencies, actor, { action: 'document.show', id, detail: '', change: changeOne(id, (document) => ({ ...document, hidden: null })) })
}
