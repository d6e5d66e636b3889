import { randomBytes } from 'node:crypto'
import { InvalidInputError, NotFoundError } from '@/lib/errors'
import { koreanIsoDay } from '@/lib/korean-time'
import { pressAnswers } from '@/lib/messages/ko/press-answers'
import type { PressStore } from '@/lib/press/press-store'
import { articleChangesSchema, newArticleSchema, type Article } from './article'
import { ArticleConflictError } from './article-conflict'
import { isAnotherVersion } from './article-version'
import type { ArticleUploads } from './article-uploads'
import { prepareCover } from './prepare-cover'
import { preparePictures } from './prepare-pictures'
import { isChosenDay, publicationDate } from './publication-date'
import { getArticle } from './read-article'

interface Dependencies {
  readonly store: { readonly press: PressStore }
  readonly now: () => Date
}

const fieldMessages = (issues: readonly { path: PropertyKey[]; message: string }[]) =>
  Object.fromEntries(issues.toReversed().map(({ path, message }) => [String(path[0] ?? 'body'), message]))

function requireVersion(article: Article, basedOn: string | undefined): void {
  if (basedOn !== undefined && isAnotherVersion(article, basedOn)) throw new ArticleConflictError(article, basedOn)
}

/** Lower case only, because addresses with capitals redirect to lower case. */
const newArticleId = () => randomBytes(8).toString('hex')

/**
 * @param sites existing slugs
 * @returns the new article
 * @throws InvalidInputError with a Korean message per field; StoreUnavailableError
 */
export async function createArticle(
  { store, now }: Dependencies,
  sites: readonly string[],
  input: unknown,
  { cover, pictures = [] }: ArticleUploads = {},
): Promise<Pick<Article, 'id' | 'siteId' | 'status'>> {
  const parsed = newArticleSchema.safeParse(input)
  if (!parsed.success) throw new InvalidInputError(fieldMessages(parsed.error.issues))
  const { site, date, ...fields } = parsed.data
  if (!sites.includes(site)) throw new InvalidInputError({ site: pressAnswers.siteUnknown })
  const at = now()
  const id = newArticleId()
  const chosen = publicationDate(date, at, { draft: fields.status === 'draft' })
  const placed = await preparePictures(id, pictures, fields.content)
  const picture = await prepareCover(id, cover)
  await store.press.add({ id, siteId: site, ...fields, ...placed, date: chosen ?? at, updatedAt: at, cover: picture.cover ?? null })
  return { id, siteId: site, status: fields.status }
}

/**
 * Changes texts, status, date or pictures. A draft gets the date of its publication, unless the office chose its day; an article that
 * was public keeps its own.
 * @param basedOn version that the editor saw; absent skips the comparison
 * @throws InvalidInputError, NotFoundError, StoreUnavailableError; ArticleConflictError if the version differs
 */
export async function editArticle(
  { store, now }: Dependencies,
  id: string,
  input: unknown,
  { cover, pictures = [] }: ArticleUploads = {},
  basedOn?: string,
): Promise<Article> {
  const parsed = articleChangesSchema.safeParse(input)
  if (!parsed.success) throw new InvalidInputError(fieldMessages(parsed.error.issues))
  const before = await getArticle({ store }, id)
  // Checks before encoding a picture; the store checks again in its transaction.
  requireVersion(before, basedOn)
  const { date: day, ...given } = parsed.data
  const changes = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
  if (before.status === 'draft' && parsed.data.status === 'unpublished') throw new InvalidInputError({ status: pressAnswers.neverPublished })
  const at = now()
  const isFirstPublication = before.status === 'draft' && parsed.data.status === 'published'
  const date = publicationDate(day, at, { draft: before.status === 'draft' && !isFirstPublication, present: before })
  const keepsDay = isChosenDay(before) && koreanIsoDay(before.date) !== koreanIsoDay(at)
  const placed = await preparePictures(id, pictures, parsed.data.content, before)
  const picture = await prepareCover(id, cover, before.cover)
  const changed = { ...changes, ...placed, ...picture, ...(isFirstPublication && !keepsDay ? { date: at } : {}), ...(date && { date }), updatedAt: at }
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
