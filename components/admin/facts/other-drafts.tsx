import { koreanDateTime } from '@/components/ui/korean-date'
import { adminPaths } from '@/lib/admin-routes'
import type { EditedFact } from '@/lib/facts/office/fact-views'
import styles from '@/components/admin/admin.module.css'
import { TextLink } from '@/components/admin/text-link'
import { officeFactWords as words } from '@/lib/messages/ko/office-facts'

export function OtherDrafts({ path, drafts }: { path: string; drafts: EditedFact['otherDrafts'] }) {
  return drafts.map(({ actor, savedAt }) => (
    <p key={actor} className={styles.notice}>
      {words.draftOf(actor, koreanDateTime(savedAt.toISOString()))} <TextLink href={adminPaths.fact(path, actor)}>{words.showDraft}</TextLink>
    </p>
  ))
}
