import type { Announcement } from '@/lib/content/schemas/guides'
import { Day } from '../ui/day'
import { FactList } from '../ui/fact-list'
import { Icon } from '../ui/icon'
import { RunningText } from '../ui/running-text'
import styles from './announcement-file.module.css'
import { LoadingFrame } from './loading-frame'

const megabytes = new Intl.NumberFormat('ko-KR', { maximumFractionDigits: 1 })

/** The announcement's file, to read and to download; before it is published, where it stands. */
export function AnnouncementFile({ file, intro, updated }: Pick<Announcement, 'file' | 'intro' | 'updated'>) {
  return (
    <section aria-labelledby="announcement-file" className="container">
      <div className={styles.head}>
        <div>
          <h2 id="announcement-file" className={styles.heading}>
            {file ? file.label : '공고문을 준비하고 있습니다'}
          </h2>
          <p className={styles.intro}>
            <RunningText text={intro} />
          </p>
        </div>
        <FactList
          facts={[
            { term: '상태', value: file ? '게시' : '게시 전' },
            { term: '확인한 날', value: <Day value={updated} /> },
          ]}
        />
      </div>
      {file && (
        <div className={styles.file}>
          <a href={file.href} download className="button button--primary">
            공고문 내려받기 ({megabytes.format(file.bytes / 1_000_000)}MB) <Icon name="arrow" />
          </a>
          <LoadingFrame src={file.href} title={file.label} loadingText="파일을 불러오는 중입니다." />
        </div>
      )}
    </section>
  )
}
