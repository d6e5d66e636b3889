import type { Community } from '@/lib/content/schemas/complex'
import type { Picture as PictureData } from '@/lib/content/schemas/pages'
import { commonWords } from '@/lib/messages/ko/common'
import { overviewWords } from '@/lib/messages/ko/overview'
import { media } from '../ui/breakpoints'
import { DataTable } from '../ui/data-table'
import { SpokenNotice } from '../ui/illustration-notice'
import { Picture } from '../ui/picture'
import styles from './facilities.module.css'

type Facility = Omit<Community['facilities'][number], 'picture'> & { picture: PictureData }

/**
 * Community facilities in order: pictures of different sizes, then size and hours of all in one table. While no hours are known,
 * the page's notes say so.
 */
export function Facilities({ facilities }: { facilities: readonly Facility[] }) {
  const hoursKnown = facilities.some(({ hours }) => hours !== null)
  return (
    <div className="container">
      <SpokenNotice pictures={facilities.map(({ picture }) => picture)} />
      <div className={styles.pictures}>
        {facilities.map((facility) => (
          <section key={facility.id} id={facility.id} aria-labelledby={`${facility.id}-heading`} className={styles.facility}>
            <Picture
              picture={facility.picture}
              sizes={`${media.phone} 100vw, ${media.wide} 940px, 720px`}
              caption="notice"
              noticeSpoken
              className={styles.picture}
            />
            <h2 id={`${facility.id}-heading`} className={styles.name}>
              {facility.name}
            </h2>
            <p className={styles.description}>{facility.description}</p>
          </section>
        ))}
      </div>
      <div className={styles.table}>
        <DataTable
          caption={overviewWords.facilitySizes}
          columns={[overviewWords.facility, overviewWords.parts, ...(hoursKnown ? [overviewWords.hours] : [])]}
          rows={facilities.map(({ name, details, hours }) => [
            name,
            <ul key="parts" className={styles.parts}>
              {details.map((detail) => (
                <li key={detail}>{detail}</li>
              ))}
            </ul>,
            ...(hoursKnown ? [hours ?? commonWords.notAnnounced] : []),
          ])}
        />
      </div>
    </div>
  )
}
