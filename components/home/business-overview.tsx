import type { ReactNode } from 'react'
import type { Overview } from '@/lib/content/schemas/complex'
import type { HomeContent } from '@/lib/content/schemas/home'
import { commonWords } from '@/lib/messages/ko/common'
import { homeWords } from '@/lib/messages/ko/home'
import { HomeHeading } from './home-heading'
import { HomePanel } from './home-panel'
import { HomeSection } from './home-section'
import { homeSections } from './home-sections'
import { ReadMoreLink } from './read-more-link'
import styles from './business-overview.module.css'

/** Group name of the accordion of business overview, location and premium slider in the narrow layout. */
export const BUSINESS_PANELS = 'home-business'

interface BusinessOverviewProps {
  business: HomeContent['business']
  location: HomeContent['location']
  overview: Overview
  /** Region map and district map. */
  maps: readonly { label: string; map: ReactNode }[]
  /** Pages with more, where there are such. */
  links: { business: string | undefined; location: string | undefined }
}

/** Business section: the overview table beside the two maps. */
export function BusinessOverview({ business, location, overview, maps, links }: BusinessOverviewProps) {
  return (
    <HomeSection section={homeSections.business} light="noon" labelledBy="business-heading">
      <div className={`container ${styles.layout}`}>
        <div className={styles.head}>
          <HomeHeading id="business-heading" latin={business.latin} heading={business.heading} lead={business.lead} />
        </div>
        <HomePanel group={BUSINESS_PANELS} title={homeWords.overviewPanel} open className={styles.overview}>
          <dl className={styles.rows}>
            {overview.rows.map((row) => (
              <div key={row.label} className={styles.row}>
                <dt>{row.label}</dt>
                <dd className={row.value === null ? styles.pending : undefined}>
                  {(row.value ?? commonWords.notAnnounced).split(/(?<=, )/).map((part) => (
                    <span key={part} className={styles.part}>
                      {part}
                    </span>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
          {links.business && <ReadMoreLink href={links.business}>{homeWords.toOverview}</ReadMoreLink>}
        </HomePanel>
        <HomePanel group={BUSINESS_PANELS} title={location.heading} className={styles.location}>
          <HomeHeading id="location-heading" level={3} latin={location.latin} heading={location.heading} lead={location.lead} panel />
          <div className={styles.maps}>
            {maps.map(({ label, map }) => (
              <figure key={label} className={styles.map}>
                <div className={styles.sheet}>{map}</div>
                <figcaption className={styles.caption}>{label}</figcaption>
              </figure>
            ))}
          </div>
          {links.location && <ReadMoreLink href={links.location}>{homeWords.toLocation}</ReadMoreLink>}
        </HomePanel>
      </div>
    </HomeSection>
  )
}
