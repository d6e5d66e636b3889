import { ChangedMeanwhileError, knownAcrossBundles } from '@/lib/errors'
import { koreanIsoDay } from '@/lib/korean-time'
import { formatCount } from '@/lib/messages/format-count'
import { articlePictureWords } from '@/lib/messages/ko/article-pictures'
import { dateWords } from '@/lib/messages/ko/dates'
import { officePressWords } from '@/lib/messages/ko/office-press'
import { pressAnswers } from '@/lib/messages/ko/press-answers'
import type { Article } from './article'
import { articleVersion, partsChangedSince, type ArticlePart } from './article-version'

/** A part that somebody else changed, with its current value. */
export interface ChangedPart {
  readonly part: ArticlePart
  readonly label: string
  /** Korean for parts that are not text of the article. */
  readonly now: string
}

/** Somebody else changed the article since it was shown; nothing was written. */
export class ArticleConflictError extends ChangedMeanwhileError {
  static {
    knownAcrossBundles(this, 'ArticleConflictError')
  }
  override name = 'ArticleConflictError'
  readonly version: string
  readonly changed: readonly ChangedPart[]

  /**
   * @param article its current state
   * @param basedOn the version that was edited
   */
  constructor(article: Article, basedOn: string) {
    super(pressAnswers.changedMeanwhile)
    const { parts, coverNow } = pressAnswers
    const now = {
      ...article,
      cover: article.cover ? coverNow.some : coverNow.none,
      status: officePressWords.states[article.status],
      date: dateWords.day(koreanIsoDay(article.date)),
      pictures: articlePictureWords.now(formatCount(article.pictures.length)),
    }
    this.version = articleVersion(article)
    this.changed = partsChangedSince(basedOn, article).map((part) => ({ part, label: parts[part], now: now[part] }))
  }
}
