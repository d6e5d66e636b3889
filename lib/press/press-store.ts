import type { Article, ArticlePosition, ArticleStatus, ArticleSummary } from '@/lib/press/article'
import type { ArticlePicture } from './article-picture'
import type { ArticleCover } from '@/lib/press/cover'
import type { Media } from './media-store'

/** A cover with its files. */
export interface NewCover {
  readonly cover: ArticleCover
  readonly media: readonly Media[]
}

/** The pictures in a text as they shall be, with the files of new ones. */
export interface NewPictures {
  readonly pictures: readonly ArticlePicture[]
  readonly media: readonly Media[]
}

/** A new article; the store assigns its number. */
export type ArticleToAdd = Omit<Article, 'number' | 'views' | 'cover' | 'pictures'> & { readonly cover?: NewCover | null; readonly pictures?: NewPictures }
export type ArticleUpdate = Partial<Pick<Article, 'title' | 'summary' | 'content' | 'status' | 'date'>> &
  Pick<Article, 'updatedAt'> & {
    /** Replaces the cover, null removes it; the previous cover's files are removed in the same transaction. */
    readonly cover?: NewCover | null
    /** Changes the alternative text of the present cover. */
    readonly coverAlt?: string
    /** Replaces the pictures in the text; files of those that are left out are removed in the same transaction. */
    readonly pictures?: NewPictures
  }

export interface ArticleQuery {
  readonly siteId: string
  /** Absent: every status. */
  readonly status?: ArticleStatus
  /** The last article of the previous page; absent: starts with the newest. */
  readonly after?: ArticlePosition
  readonly limit: number
}

/** Press articles and their view counts. Newest first, ties by id descending; every page costs the same. */
export interface PressStore {
  list(query: ArticleQuery): Promise<ArticleSummary[]>
  find(id: string): Promise<Article | null>
  /** The published articles next to a position in its site. */
  neighbours(siteId: string, position: ArticlePosition): Promise<{ older: ArticleSummary | null; newer: ArticleSummary | null }>
  /** @returns the assigned number. @throws StoreUnavailableError */
  add(article: ArticleToAdd): Promise<number>
  /**
   * @param basedOn the version that was edited (lib/press/article-version.ts), compared in the same transaction; absent: any version
   * @returns false when the article does not exist; `changed` when its version differs: nothing was written
   * @throws StoreUnavailableError
   */
  update(id: string, update: ArticleUpdate, basedOn?: string): Promise<boolean | 'changed'>
  /** Removes the article, its view count and the files of its pictures. @param basedOn see update @returns see update */
  remove(id: string, basedOn?: string): Promise<boolean | 'changed'>
  /** Adds to the view counts of existing articles, in one write. @throws StoreUnavailableError */
  addViews(counts: ReadonlyMap<string, number>): Promise<void>
  /** Adds the articles and records the seeding at `at`, in one transaction, unless the site was seeded before. @returns whether it was seeded now */
  seedOnce(siteId: string, articles: readonly ArticleToAdd[], at: Date): Promise<boolean>
}
