import type { Announcement } from '@/lib/content/schemas/guides'
import { Notices } from '../ui/notices'
import { GuideBlock } from './guide-block'
import styles from './guide-article.module.css'

/** The announcement's articles as text, so that they are read, searched and heard without the file, and its notices. */
export const AnnouncementText = ({ articles, notices }: Pick<Announcement, 'articles' | 'notices'>) => (
  <>
    {articles.length > 0 && (
      <div className="container">
        {articles.map((article, index) => (
          <GuideBlock key={article.heading} id={`article-${index + 1}`} block={article} />
        ))}
      </div>
    )}
    <div className={`container ${styles.end}`}>
      <Notices items={notices} />
    </div>
  </>
)
