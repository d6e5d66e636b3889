import type { AnnouncementVersion } from '@/lib/content/schemas/announcement'
import { salesWords } from '@/lib/messages/ko/sales'
import { announcementDifferencePath, announcementVersionPath, routes } from '@/lib/routes'
import { Day } from '../ui/day'
import { PageSection } from '../ui/page-section'
import { RunningText } from '../ui/running-text'
import styles from './announcement.module.css'

/** Every version with its day and reason, newest first, each with what it changed. */
export function AnnouncementVersions({ versions }: { versions: readonly AnnouncementVersion[] }) {
  return (
    <PageSection id="versions" heading={salesWords.versions} lead={salesWords.versionsLead} tone="sand" layout="aside">
      <ol className={styles.versions}>
        {versions.map(({ id, updated, label, reason }, at) => {
          const before = versions[at + 1]
          const [newest] = versions
          return (
            <li key={id} className={styles.version}>
              <p className={styles.versionHead}>
                <a href={at === 0 ? routes.announcement : announcementVersionPath(id)}>{label}</a> <Day value={updated} />
                {at === 0 && <span className={styles.mark}>{salesWords.newest}</span>}
              </p>
              {reason && (
                <p>
                  <RunningText text={reason} />
                </p>
              )}
              {before && (
                <a href={announcementDifferencePath(before.id, id)} aria-label={salesWords.differenceTitle(before.label, label)} className={styles.link}>
                  {salesWords.whatChanged}
                </a>
              )}
              {newest && at > 1 && (
                <a href={announcementDifferencePath(id, newest.id)} aria-label={salesWords.differenceTitle(label, newest.label)} className={styles.link}>
                  {salesWords.toNewestCompared}
                </a>
              )}
            </li>
          )
        })}
      </ol>
    </PageSection>
  )
}
