import type { ReactNode } from 'react'
import { adminApiPaths } from '@/lib/admin-routes'
import type { Preview } from '@/lib/content/current-content'
import styles from './preview-bar.module.css'

interface PreviewBarProps {
  preview: Pick<Preview, 'label' | 'path' | 'draftOf' | 'at'>
  children: ReactNode
}

/** Above a page that shows a draft: says so, and leads back to the draft. */
export const PreviewBar = ({ preview: { label, path, draftOf, at }, children }: PreviewBarProps) => (
  <>
    <section className={styles.bar} aria-label="미리보기">
      <form action={adminApiPaths.facts} method="post" className={`container ${styles.line}`}>
        <input type="hidden" name="path" value={path} />
        <input type="hidden" name="draftOf" value={draftOf} />
        <input type="hidden" name="at" value={at} />
        <p className={styles.text}>
          <strong>미리보기</strong>: {label} 초안입니다. 방문객에게는 보이지 않습니다.
        </p>
        <button className={styles.leave} name="action" value="leave-preview" type="submit">
          미리보기 끝내기
        </button>
      </form>
    </section>
    {children}
  </>
)
