import { pressArticlePath, pressListPath } from '@/lib/routes'
import type { Paragraph, TextPiece } from '@/lib/press/paragraphs'
import type { ArticleCover as Cover } from '@/lib/press/cover'
import { ArticlePicture } from './article-picture'
import { ShareButtons } from '../ui/share-buttons'
import styles from './article-view.module.css'
import { koreanDayOrTime } from '@/components/ui/korean-date'
import { RunningText } from '@/components/ui/running-text'
import { keepTogether } from '@/lib/content/schemas/keep-together'
import { commonWords } from '@/lib/messages/ko/common'
import { pressWords } from '@/lib/messages/ko/press'
import { ViewCount } from './view-count'

interface Neighbour {
  readonly id: string
  readonly title: string
}

interface ArticleViewProps {
  site: string
  /** The banner shows the title as the page's h1 and the summary as its lead. */
  article: {
    readonly id: string
    readonly title: string
    readonly date: string
    readonly views: number
    readonly cover: Cover | null
    readonly paragraphs: readonly Paragraph[]
  }
  /** Absolute address for sharing. */
  url: string
  older: Neighbour | null
  newer: Neighbour | null
}

const Piece = ({ piece }: { piece: TextPiece }) =>
  piece.kind === 'link' ? (
    <a href={piece.href} target="_blank" rel="noopener noreferrer">
      {piece.text}
      <span className="visually-hidden"> {commonWords.newWindow}</span>
    </a>
  ) : (
    <RunningText text={piece.text} />
  )

/** An article's pictures and paragraphs, also used by the preview for staff. */
export function ArticleBody({ cover, paragraphs }: Pick<ArticleViewProps['article'], 'cover' | 'paragraphs'>) {
  return (
    <div className={styles.body}>
      {cover ? <ArticlePicture picture={cover} /> : null}
      {paragraphs.map((paragraph, index) =>
        paragraph.kind === 'picture' ? (
          <ArticlePicture key={index} picture={paragraph.picture} lazy />
        ) : (
          <p key={index}>
            {paragraph.pieces.map((piece, place) => (
              <Piece key={place} piece={piece} />
            ))}
          </p>
        ),
      )}
    </div>
  )
}

function NeighbourLink({ site, label, neighbour }: { site: string; label: string; neighbour: Neighbour | null }) {
  if (!neighbour) return null
  return (
    <li>
      <span>{label}</span>
      <a href={pressArticlePath(site, neighbour.id)}>{keepTogether(neighbour.title)}</a>
    </li>
  )
}

/** A press article below its banner. */
export function ArticleView({ site, article, url, older, newer }: ArticleViewProps) {
  return (
    <div className="container">
      <div className={styles.column}>
        <dl className={styles.facts}>
          <div>
            <dt>{pressWords.author}</dt>
            <dd>{pressWords.administrator}</dd>
          </div>
          <div>
            <dt>{pressWords.published}</dt>
            <dd>
              <time dateTime={article.date}>{koreanDayOrTime(article.date)}</time>
            </dd>
          </div>
          <div>
            <dt>{pressWords.views}</dt>
            <dd>
              <ViewCount articleId={article.id} stored={article.views} />
            </dd>
          </div>
        </dl>
        <ArticleBody cover={article.cover} paragraphs={article.paragraphs} />
        <div className={styles.actions}>
          <a className="button" href={pressListPath(site)} data-back="">
            {pressWords.toList}
          </a>
          <ShareButtons url={url} title={article.title} />
        </div>
        <nav aria-label={pressWords.neighbours}>
          <ul className={styles.neighbours}>
            <NeighbourLink site={site} label={pressWords.newer} neighbour={newer} />
            <NeighbourLink site={site} label={pressWords.older} neighbour={older} />
          </ul>
        </nav>
      </div>
    </div>
  )
}
