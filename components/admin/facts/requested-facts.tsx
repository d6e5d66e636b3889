import { koreanDateTime } from '@/components/ui/korean-date'
import { adminPaths } from '@/lib/admin-routes'
import type { RequestedFact } from '@/lib/facts/office/fact-views'
import styles from '@/components/admin/admin.module.css'

/** What waits for another person's approval. */
export function RequestedFacts({ facts }: { facts: readonly RequestedFact[] }) {
  if (facts.length === 0) return null
  return (
    <section aria-labelledby="requested" className={styles.notice}>
      <h2 id="requested">승인을 기다리는 내용 {facts.length}건</h2>
      <ul>
        {facts.map(({ path, actor, label, reason, requestedAt, requestedFor }) => (
          <li key={`${path} ${actor}`}>
            <a className={styles.target} href={adminPaths.fact(path, actor)}>
              {label}
            </a>
            : {actor}, {reason} ({koreanDateTime(requestedAt.toISOString())} 요청
            {requestedFor ? `, ${koreanDateTime(requestedFor.toISOString())} 게시 희망` : ''})
          </li>
        ))}
      </ul>
    </section>
  )
}
