import { koreanInstant } from '@/lib/korean-time'
import type { Log } from '@/lib/log'
import type { ArticleToAdd, PressStore } from '@/lib/press/press-store'
import { coverOfPublished, type PublishedPicture } from './published-cover'

interface Seed {
  readonly id: string
  readonly title: string
  readonly summary: string
  readonly content: string
  /** Korean local time, `YYYY-MM-DDTHH:mm`. */
  readonly date: string
  readonly picture: PublishedPicture
}

interface Dependencies {
  readonly store: { readonly press: PressStore }
  readonly log: Pick<Log, 'warn'>
  readonly now: () => Date
}

/**
 * Adds the picture of a seeded article unless staff have edited it: any save changes `updatedAt`, so a removed picture
 * stays removed. Stores filled by older releases get the pictures at their first start.
 */
async function addCover({ store, log }: Dependencies, { id, updatedAt }: ArticleToAdd, picture: PublishedPicture): Promise<void> {
  const article = await store.press.find(id)
  if (!article || article.cover || article.updatedAt.getTime() !== updatedAt.getTime()) return
  const cover = await coverOfPublished(id, picture).catch((error: unknown) => {
    // Articles work without pictures; some hosts do not ship public/ with the server.
    log.warn({ err: error, article: id }, 'the picture of a first article could not be read')
    return null
  })
  if (cover) await store.press.update(id, { cover, updatedAt })
}

/**
 * Adds each press site's first articles once in a store's lifetime, so deleted ones stay deleted.
 * @param sites slugs, the default one first: its articles keep the seeds' ids, others get a prefix
 * @throws StoreUnavailableError
 */
export async function seedArticles(dependencies: Dependencies, sites: readonly string[], seeds: readonly Seed[]): Promise<void> {
  const oldestFirst = seeds.toSorted((a, b) => a.date.localeCompare(b.date))
  for (const [index, siteId] of sites.entries()) {
    const articles = oldestFirst.map(({ id, title, summary, content, date, picture }) => {
      const at = koreanInstant(date)
      const article: ArticleToAdd = {
        id: index === 0 ? id : `${index + 1}-${id}`,
        title,
        summary,
        content,
        siteId,
        status: 'published',
        date: at,
        updatedAt: at,
      }
      return { article, picture }
    })
    await dependencies.store.press.seedOnce(
      siteId,
      articles.map(({ article }) => article),
      dependencies.now(),
    )
    for (const { article, picture } of articles) await addCover(dependencies, article, picture)
  }
}
