import type { ReactNode } from 'react'
import { adminApiPaths } from '@/lib/admin-routes'
import type { Preview } from '@/lib/content/current-content'
import styles from './preview-bar.module.css'
import { officeFactWords as words } from '@/lib/messages/ko/office-facts'

interface PreviewBarProps {
  preview: Pick<Preview, 'label' | 'path' | 'draftOf' | 'at'>
  children: ReactNode
}

/** Above a page that shows a draft: says so, and leads back to the draft. */
export const PreviewBar = ({ preview: { label, path, draftOf, at }, children }: PreviewBarProps) => (
  <>
    <section className={styles.bar} aria-label={words.previewTitle}>
      <form action={adminApiPaths.facts} method="post" className={`container ${styles.line}`}>
        <input type="hidden" name="path" value={path} />
        <input type="hidden" name="draftOf" value={draftOf} />
        <input type="hidden" name="at" value={at} />
        <p className={styles.text}>
          <strong>{words.previewTitle}</strong>
          {words.previewText(label)}
        </p>
        <button className={styles.leave} name="action" value="leave-preview" type="submit">
          {words.previewEnd}
        </button>
      </form>
    </section>
    {children}
  </>
)
