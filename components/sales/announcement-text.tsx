import type { Announcement } from '@/lib/content/schemas/guides'
import { GuideBlock } from './guide-block'

/** The announcement's articles as text, so that they are read, searched and heard without the file. */
export function AnnouncementText({ articles }: { articles: Announcement['articles'] }) {
  if (articles.length === 0) return null
  return (
    <div className="container">
      {articles.map((article, index) => (
        <GuideBlock key={article.heading} id={`article-${index + 1}`} block={article} />
      ))}
    </div>
  )
}
