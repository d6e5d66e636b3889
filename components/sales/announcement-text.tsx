import type { AnnouncementVersion } from '@/lib/content/schemas/announcement'
import { salesWords } from '@/lib/messages/ko/sales'
import { Notices } from '../ui/notices'
import styles from './announcement.module.css'
import blockStyles from './guide-block.module.css'
import { GuideBlock } from './guide-block'

/**
 * The announcement's clauses as text, which search engines and screen readers can read without the file, and its notices in a column.
 * Each clause has an address.
 */
export const AnnouncementText = ({ articles, notices }: Pick<AnnouncementVersion, 'articles'> & { notices: readonly string[] }) => (
  <div className={`container ${styles.text}`}>
    {articles.length > 0 && (
      <nav aria-label={salesWords.contents} className={styles.contents}>
        <ol>
          {articles.map(({ id, heading }) => (
            <li key={id}>
              <a href={`#${id}`}>{heading}</a>
            </li>
          ))}
        </ol>
      </nav>
    )}
    {articles.map((article) => (
      <GuideBlock key={article.id} id={article.id} block={article} />
    ))}
    {notices.length > 0 && (
      <div className={blockStyles.block}>
        <Notices items={notices} />
      </div>
    )}
  </div>
)
