import type { Announcement } from '@/lib/content/schemas/guides'
import { Notices } from '../ui/notices'
import { GuideBlock } from './guide-block'
import styles from './guide-block.module.css'

/**
 * The announcement's articles as text, which search engines and screen readers can read without the file, and its notices in a
 * column.
 */
export const AnnouncementText = ({ articles, notices }: Pick<Announcement, 'articles' | 'notices'>) => (
  <div className="container">
    {articles.map((article, index) => (
      <GuideBlock key={article.heading} id={`article-${index + 1}`} block={article} />
    ))}
    {notices.length > 0 && (
      <div className={styles.block}>
        <Notices items={notices} />
      </div>
    )}
  </div>
)
