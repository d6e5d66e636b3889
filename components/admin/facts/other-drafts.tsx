import { koreanDateTime } from '@/components/ui/korean-date'
import { adminPaths } from '@/lib/admin-routes'
import type { EditedFact } from '@/lib/facts/office/fact-views'
import styles from '@/components/admin/admin.module.css'

/** Who else works on the fact. */
export function OtherDrafts({ path, drafts }: { path: string; drafts: EditedFact['otherDrafts'] }) {
  return drafts.map(({ actor, savedAt }) => (
    <p key={actor} className={styles.notice}>
      {actor} 님의 초안이 있습니다 ({koreanDateTime(savedAt.toISOString())}).{' '}
      <a className={styles.target} href={adminPaths.fact(path, actor)}>
        그 초안 보기
      </a>
    </p>
  ))
}
