import { koreanDateTime } from '@/components/ui/korean-date'
import { adminPaths } from '@/lib/admin-routes'
import type { RequestedFact } from '@/lib/facts/office/fact-views'
import styles from '@/components/admin/admin.module.css'
import { TextLink } from '@/components/admin/text-link'
import form from './facts.module.css'
import { officeFactWords as words } from '@/lib/messages/ko/office-facts'

export function RequestedFacts({ facts }: { facts: readonly RequestedFact[] }) {
  if (facts.length === 0) return null
  return (
    <section aria-labelledby="requested" className={`${styles.notice} ${form.request}`}>
      <h2 id="requested">{words.requested(facts.length)}</h2>
      <ul>
        {facts.map(({ path, actor, label, reason, requestedAt, requestedFor }) => (
          <li key={`${path} ${actor}`}>
            <TextLink href={adminPaths.fact(path, actor)}>{label}</TextLink>
            {words.requestedBy(actor, reason, koreanDateTime(requestedAt.toISOString()), requestedFor && koreanDateTime(requestedFor.toISOString()))}
          </li>
        ))}
      </ul>
    </section>
  )
}
