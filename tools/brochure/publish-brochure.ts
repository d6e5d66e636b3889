import { createHash } from 'node:crypto'
import { normaliseEmail } from '@/lib/accounts/account'
import { can } from '@/lib/accounts/permissions'
import { newestOf } from '@/lib/documents/document'
import { addDocument, addDocumentVersion } from '@/lib/documents/office/manage-documents'
import { InvalidInputError } from '@/lib/errors'
import { brochureWords as words } from '@/lib/messages/ko/brochure'
import type { Services } from '@/lib/services'

interface Publication {
  /** Whose account it is recorded under, as typed. */
  readonly email: string
  readonly reason: string
  readonly title: string
}

/**
 * Offers the brochure among the documents: a new version where one has this title, nothing where the newest is the same file.
 * @returns what was done, in Korean
 * @throws InvalidInputError; StoreUnavailableError
 */
export async function publishBrochure(
  services: Pick<Services, 'store' | 'identity' | 'now'>,
  { email: typed, reason, title }: Publication,
  pdf: Buffer,
): Promise<string> {
  const { store, identity } = services
  const email = normaliseEmail(typed)
  // Where the vendor keeps the accounts, the name is recorded as it was typed.
  const account = identity.tokens ? { email } : await store.accounts.findByEmail(email)
  if (!account || email === '' || ('role' in account && (account.disabledAt !== null || !can(account, 'document.publish'))))
    throw new InvalidInputError({ as: words.noAccount(email) })
  const actor = { account: { email }, address: null }
  const existing = (await store.documents.read()).documents.find((one) => one.kind === 'brochure' && one.title === title)
  const newest = existing && newestOf(existing)
  if (newest?.hash === createHash('sha256').update(pdf).digest('hex')) return words.same
  const given: Readonly<Record<string, string>> = { kind: 'brochure', title, position: '1', id: existing?.id ?? '', reason, seen: String(newest?.number ?? 0) }
  const valueOf = (name: string) => given[name] ?? ''
  await (existing ? addDocumentVersion(services, actor, valueOf, pdf) : addDocument(services, actor, valueOf, pdf))
  return words.published(title, (newest?.number ?? 0) + 1)
}
