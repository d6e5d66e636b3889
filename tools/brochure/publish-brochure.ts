import { createHash } from 'node:crypto'
import { normaliseEmail } from '@/lib/accounts/account'
import { isReason, reasonLine } from '@/lib/accounts/office/staff-audit'
import { can } from '@/lib/accounts/permissions'
import { DOCUMENT_LIMITS, newestOf, type SiteDocument } from '@/lib/documents/document'
import { addDocument, addDocumentVersion } from '@/lib/documents/office/manage-documents'
import { InvalidInputError } from '@/lib/errors'
import { brochureWords as words } from '@/lib/messages/ko/brochure'
import { documentAnswers } from '@/lib/messages/ko/documents'
import type { Services } from '@/lib/services'

export interface Publication {
  /** Whose account it is recorded under, as typed. */
  readonly email: string
  readonly reason: string
  readonly title: string
}

type Dependencies = Pick<Services, 'store' | 'identity' | 'now'>

const refuse = (message: string): never => {
  throw new InvalidInputError({ brochure: message })
}

/** Whether the account may publish, as it is now: wherever the accounts are kept. */
async function mayPublish({ store, identity }: Dependencies, email: string): Promise<boolean> {
  if (email === '') return false
  if (identity.tokens) {
    const role = await identity.tokens.findRole(email)
    return role !== null && can({ role }, 'document.publish')
  }
  const account = await store.accounts.findByEmail(email)
  return account !== null && account.disabledAt === null && can(account, 'document.publish')
}

/** The one document that the brochure continues, so that visitors never find two. */
function brochureAmong(documents: readonly SiteDocument[], title: string): SiteDocument | undefined {
  const brochures = documents.filter(({ kind }) => kind === 'brochure')
  const named = brochures.filter((one) => one.title === title)
  const existing = named.find(({ hidden }) => hidden === null) ?? named[0]
  const others = brochures.filter((one) => one !== existing && one.hidden === null)
  if (others.length > 0) refuse(words.others(title, others.map((one) => one.title).join(', ')))
  if (existing?.hidden) refuse(words.hidden(title, existing.hidden.reason))
  return existing
}

/**
 * What keeps the brochure from the documents, before the long print.
 * @returns the document that it continues; undefined for the first
 * @throws InvalidInputError; StoreUnavailableError
 */
export async function checkPublication(services: Dependencies, { email: typed, reason, title }: Publication): Promise<SiteDocument | undefined> {
  const email = normaliseEmail(typed)
  if (!(await mayPublish(services, email))) refuse(words.noAccount(email, services.identity.tokens !== null))
  if (!isReason(reasonLine(reason))) refuse(documentAnswers.reason)
  const { documents, unreadable } = await services.store.documents.read()
  if (unreadable > 0) refuse(documentAnswers.unreadable)
  const existing = brochureAmong(documents, title)
  if (existing && existing.versions.length >= DOCUMENT_LIMITS.versions) refuse(documentAnswers.tooManyVersions(DOCUMENT_LIMITS.versions))
  return existing
}

/**
 * Offers the brochure among the documents: a new version where one has this title, nothing where the newest is the same file.
 * @returns what was done, in Korean
 * @throws InvalidInputError; ChangedMeanwhileError; StoreUnavailableError
 */
export async function publishBrochure(services: Dependencies, publication: Publication, pdf: Buffer): Promise<string> {
  const { reason, title } = publication
  const existing = await checkPublication(services, publication)
  const newest = existing && newestOf(existing)
  if (newest?.hash === createHash('sha256').update(pdf).digest('hex')) return words.same
  const actor = { account: { email: normaliseEmail(publication.email) }, address: null }
  const given: Readonly<Record<string, string>> = { kind: 'brochure', title, position: '1', id: existing?.id ?? '', reason, seen: String(newest?.number ?? 0) }
  const valueOf = (name: string) => given[name] ?? ''
  await (existing ? addDocumentVersion(services, actor, valueOf, pdf) : addDocument(services, actor, valueOf, pdf))
  return words.published(title, (newest?.number ?? 0) + 1)
}
