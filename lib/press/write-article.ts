import { randomBytes } from 'node:crypto'
import { InvalidInputError, NotFoundError } from '@/lib/errors'
import { pressAnswers } from '@/lib/messages/ko/press-answers'
import type { PressStore } from '@/lib/press/press-store'
import { articleChangesSchema, newArticleSchema, type Article } from './article'
import { ArticleConflictError } from './article-conflict'
import { articleVersion } from './article-version'
import type { CoverInput } from './cover'
import { prepareCover } from './prepare-cover'
import { getArticle } from './read-article'

interface Dependencies {
  readonly store: { readonly press: PressStore }
  readonly now: () => Date
}

const fieldMessages = (issues: readonly { path: PropertyKey[]; message: string }[]) =>
  Object.fromEntries(issues.toReversed().map(({ path, message }) => [String(path[0] ?? 'body'), message]))

function requireVersion(article: Article, basedOn: string | undefined): void {
  if (basedOn !== undefined && articleVersion(article) !== basedOn) throw new ArticleConflictError(article, basedOn)
}

/** Lower case only, because addresses with capitals redirect to lower case. */
const newArticleId = () => randomBytes(8).toString('hex')

/**
 * @param sites existing slugs
 * @param cover cover fields of a form; absent in JSON
 * @returns the new article
 * @throws InvalidInputError with a Korean message per field; StoreUnavailableError
 */
export async function createArticle(
  { store, now }: Dependencies,
  sites: readonly string[],
  input: unknown,
  cover?: CoverInput,
): Promise<Pick<Article, 'id' | 'siteId' | 'status'>> {
  const parsed = newArticleSchema.safeParse(input)
  if (!parsed.success) throw new InvalidInputError(fieldMessages(parsed.error.issues))
  const { site, ...fields } = parsed.data
  if (!sites.includes(site)) throw new InvalidInputError({ site: pressAnswers.siteUnknown })
  const at = now()
  const id = newArticleId()
  const picture = await prepareCover(id, cover)
  await store.press.add({ id, siteId: site, ...fields, date: at, updatedAt: at, cover: picture.cover ?? null })
  return { id, siteId: site, status: fields.status }
}

/**
 * Changes texts, status or cover. A draft gets the date of its publication; an article that was public keeps its own.
 * @param basedOn version that the editor saw; absent skips the comparison
 * @throws InvalidInputError, NotFoundError, StoreUnavailableError; ArticleConflictError if the version differs
 */
export async function editArticle({ store, now }: Dependencies, id: string, input: unknown, cover?: CoverInput, basedOn?: string): Promise<Article> {
  const parsed = articleChangesSchema.safeParse(input)
  if (!parsed.success) throw new InvalidInputError(fieldMessages(parsed.error.issues))
  const before = await getArticle({ store }, id)
  // Checks before encoding a picture; the store checks again in its transaction.
  requireVersion(before, basedOn)
  const changes = Object.fromEntries(Object.entries(parsed.data).filter(([, value]) => value !== undefined))
  if (before.status === 'draft' && parsed.data.status === 'unpublished') throw new InvalidInputError({ status: pressAnswers.neverPublished })
  const firstPublication = before.status === 'draft' && parsed.data.status === 'published'
  const picture = await prepareCover(id, cover, before.cover)
  const changed = { ...changes, ...picture, ...(firstPublication ? { date: now() } : {}), updatedAt: now() }
  const updated = await store.press.update(id, changed, basedOn)
  if (!updated) throw new NotFoundError('no such article')
  if (updated === 'changed') throw new ArticleConflictError(await getArticle({ store }, id), basedOn ?? '')
  return getArticle({ store }, id)
}

/**
 * @param basedOn see {@link editArticle}
 * @returns the removed article
 * @throws NotFoundError, StoreUnavailableError, ArticleConflictError
 */
export async function removeArticle({ store }: Pick<Dependencies, 'store'>, id: string, basedOn?: string): Promise<Article> {
  const article = await getArticle({ store }, id)
  const removed = await store.press.remove(id, basedOn)
  if (!removed) throw new NotFoundError('no such article')
  if (removed === 'changed') throw new ArticleConflictError(await getArticle({ store }, id), basedOn ?? '')
  return article
}
