import type { Article, ArticlePosition, ArticleStatus, ArticleSummary } from '@/lib/press/article'
import type { ArticleCover } from '@/lib/press/cover'
import type { Media } from './media-store'

/** A cover with the files that it names. */
export interface NewCover {
  readonly cover: ArticleCover
  readonly media: readonly Media[]
}

/** What a new article brings; the store gives it its number. */
export type ArticleToAdd = Omit<Article, 'number' | 'views' | 'cover'> & { readonly cover?: NewCover | null }
export type ArticleUpdate = Partial<Pick<Article, 'title' | 'summary' | 'content' | 'status' | 'date'>> &
  Pick<Article, 'updatedAt'> & {
    /** Replaces the cover, null removes it; the files of the one before go in the same transaction. */
    readonly cover?: NewCover | null
    /** Describes the cover that is there anew. */
    readonly coverAlt?: string
  }

export interface ArticleQuery {
  readonly siteId: string
  /** Only these; absent lists every status. */
  readonly status?: ArticleStatus
  /** The last article of the page before; absent starts with the newest. */
  readonly after?: ArticlePosition
  readonly limit: number
}

/** Press articles and their view counts. Newest first, ties by id descending; a page costs the same wherever it is. */
export interface PressStore {
  list(query: ArticleQuery): Promise<ArticleSummary[]>
  find(id: string): Promise<Article | null>
  /** The published articles next to a position in its site. */
  neighbours(siteId: string, position: ArticlePosition): Promise<{ older: ArticleSummary | null; newer: ArticleSummary | null }>
  /** @returns the number given. @throws StoreUnavailableError */
  add(article: ArticleToAdd): Promise<number>
  /**
   * @param basedOn version that was changed (lib/press/article-version.ts), compared in the same transaction; absent: whatever it is
   * @returns false when there is no such article; `changed` when it is another version: nothing was written
   * @throws StoreUnavailableError
   */
  update(id: string, update: ArticleUpdate, basedOn?: string): Promise<boolean | 'changed'>
  /** Removes the article, its count and the files of its cover. @param basedOn see update @returns see update; false when there was none */
  remove(id: string, basedOn?: string): Promise<boolean | 'changed'>
  /** Adds to the counts of articles that still exist, all in one write. @throws StoreUnavailableError */
  addViews(counts: ReadonlyMap<string, number>): Promise<void>
  /** Adds the articles unless this site was seeded before, in one transaction, and notes that it was at `at`. @returns whether it did */
  seedOnce(siteId: string, articles: readonly ArticleToAdd[], at: Date): Promise<boolean>
}
