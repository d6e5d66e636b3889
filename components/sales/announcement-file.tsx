import type { Announcement } from '@/lib/content/schemas/announcement'
import { openingWords } from '@/lib/messages/ko/opening'
import { salesWords } from '@/lib/messages/ko/sales'
import { Day } from '../ui/day'
import { FactList } from '../ui/fact-list'
import { Icon } from '../ui/icon'
import { RunningText } from '../ui/running-text'
import styles from './announcement-file.module.css'
import { LoadingFrame } from './loading-frame'

const megabytes = new Intl.NumberFormat('ko-KR', { maximumFractionDigits: 1 })

/** The announcement's file, to read and to download; before publication, where to find it. */
export function AnnouncementFile({ file, intro, updated, prevails }: Pick<Announcement, 'file' | 'intro' | 'updated' | 'prevails'>) {
  return (
    <section aria-labelledby="announcement-file" className="container">
      <div className={styles.head}>
        <div>
          <h2 id="announcement-file" className={styles.heading}>
            {file ? file.label : salesWords.announcementAhead}
          </h2>
          <p className={styles.intro}>
            <RunningText text={intro} />
          </p>
        </div>
        <FactList
          facts={[
            { term: salesWords.state, value: file ? salesWords.published : salesWords.notPublished },
            { term: openingWords.checked, value: <Day value={updated} /> },
            ...(file ? [{ term: salesWords.prevails, value: salesWords.prevailing[prevails] }] : []),
          ]}
        />
      </div>
      {file && (
        <div className={styles.file}>
          <a href={file.href} download className="button button--primary">
            {salesWords.download(megabytes.format(file.bytes / 1_000_000))} <Icon name="arrow" />
          </a>
          <p className={styles.hash}>
            {salesWords.sha256} <code>{file.sha256}</code>
          </p>
          <LoadingFrame src={file.href} title={file.label} loadingText={salesWords.loading} />
        </div>
      )}
    </section>
  )
}
