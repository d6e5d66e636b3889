import type { Community } from '@/lib/content/schemas/complex'
import type { Picture as PictureData } from '@/lib/content/schemas/pages'
import { commonWords } from '@/lib/messages/ko/common'
import { overviewWords } from '@/lib/messages/ko/overview'
import { media } from '../ui/breakpoints'
import { SpokenNotice } from '../ui/illustration-notice'
import { Picture } from '../ui/picture'
import styles from './facilities.module.css'

type Facility = Omit<Community['facilities'][number], 'picture'> & { picture: PictureData }

/** Community facilities in order, each with its picture, size, place and hours. While no hours are known, the page's notes say so. */
export function Facilities({ facilities }: { facilities: readonly Facility[] }) {
  const hoursKnown = facilities.some(({ hours }) => hours !== null)
  return (
    <div className="container">
      <SpokenNotice pictures={facilities.map(({ picture }) => picture)} />
      <div className={styles.list}>
        {facilities.map((facility) => (
          <section key={facility.id} id={facility.id} aria-labelledby={`${facility.id}-heading`} className={styles.facility}>
            <Picture
              picture={facility.picture}
              sizes={`${media.phone} 100vw, ${media.wide} 1050px, 810px`}
              caption="notice"
              noticeSpoken
              className={styles.picture}
            />
            <div className={styles.words}>
              <h2 id={`${facility.id}-heading`}>{facility.name}</h2>
              <p className={styles.description}>{facility.description}</p>
              <ul className={styles.details}>
                {facility.details.map((detail) => (
                  <li key={detail}>{detail}</li>
                ))}
              </ul>
              <dl className={styles.facts}>
                <div>
                  <dt>{overviewWords.place}</dt>
                  <dd>{facility.place}</dd>
                </div>
                {hoursKnown && (
                  <div>
                    <dt>{overviewWords.hours}</dt>
                    <dd>{facility.hours ?? commonWords.notAnnounced}</dd>
                  </div>
                )}
              </dl>
            </div>
          </section>
        ))}
      </div>
    </div>
  )
}
