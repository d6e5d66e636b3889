import type { ReactNode } from 'react'
import { adminApiPaths } from '@/lib/admin-routes'
import type { Preview } from '@/lib/content/current-content'
import styles from './preview-bar.module.css'
import { officeFactWords as words } from '@/lib/messages/ko/office-facts'
import { PostForm } from '@/components/admin/post-form'

interface PreviewBarProps {
  preview: Pick<Preview, 'label' | 'path' | 'draftOf' | 'at'>
  children: ReactNode
}

/** Above a page that shows a draft: says so, and leads back to the draft. */
export const PreviewBar = ({ preview: { label, path, draftOf, at }, children }: PreviewBarProps) => (
  <>
    <section className={styles.bar} aria-label={words.previewTitle}>
      <PostForm to={adminApiPaths.facts} fields={{ path, draftOf, at }} className={`container ${styles.line}`}>
        <p className={styles.text}>
          <strong>{words.previewTitle}</strong>
          {words.previewText(label)}
        </p>
        <button className={styles.leave} name="action" value="leave-preview" type="submit">
          {words.previewEnd}
        </button>
      </PostForm>
    </section>
    {children}
  </>
)
