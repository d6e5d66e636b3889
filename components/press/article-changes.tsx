import { articleFormWords } from '@/lib/messages/ko/article-form'
import type { ChangedPart } from '@/lib/press/article-conflict'
import styles from './article-form.module.css'

/**
 * Shows what a colleague changed while this article was being edited.
 * @param page address of the article's current version
 */
export const ArticleChanges = ({ changed, page }: { changed: readonly ChangedPart[]; page: string }) => (
  <>
    <dl>
      {changed.map(({ part, label, now }) => (
        <div key={part}>
          <dt>{articleFormWords.changedPart(label)}</dt>
          <dd className={styles.changed}>{now}</dd>
        </div>
      ))}
    </dl>
    <p>
      <a href={page} target="_blank" rel="noopener">
        {articleFormWords.openCurrent}
      </a>
    </p>
  </>
)
