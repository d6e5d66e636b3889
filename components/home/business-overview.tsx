import type { ReactNode } from 'react'
import type { Overview } from '@/lib/content/schemas/complex'
import type { HomeContent } from '@/lib/content/schemas/home'
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
  /** The complex's surroundings, then the city: the wide layout has room for the first only. */
  maps: readonly { label: string; drawing: ReactNode }[]
  /** Pictures on the closed panels. */
  covers: { overview: ReactNode; location: ReactNode }
  /** Optional links to pages with more. */
  links: { business: string | undefined; location: string | undefined }
}

/** Business section: the decided rows of the overview, beside a map. The overview's page lists the undecided ones, too. */
export function BusinessOverview({ business, location, overview, maps, covers, links }: BusinessOverviewProps) {
  return (
    <HomeSection section={homeSections.business} light="noon" labelledBy="business-heading" joins="next">
      <div className={`container ${styles.layout}`}>
        <div className={styles.head}>
          <HomeHeading id="business-heading" heading={business.heading} lead={business.lead} />
        </div>
        <HomePanel group={BUSINESS_PANELS} title={homeWords.overviewPanel} open cover={covers.overview} className={styles.overview}>
          <dl className={styles.rows}>
            {overview.rows.map(({ label, value }) =>
              value === null ? null : (
                <div key={label} className={styles.row}>
                  <dt>{label}</dt>
                  <dd>
                    {value.split(/(?<=, )/).map((part) => (
                      <span key={part} className={styles.part}>
                        {part}
                      </span>
                    ))}
                  </dd>
                </div>
              ),
            )}
          </dl>
          {links.business && <ReadMoreLink href={links.business}>{homeWords.toOverview}</ReadMoreLink>}
        </HomePanel>
        <HomePanel group={BUSINESS_PANELS} title={location.heading} cover={covers.location} className={styles.location}>
          <HomeHeading id="location-heading" level={3} heading={location.heading} lead={location.lead} panel />
          {maps.map(({ label, drawing }) => (
            <figure key={label} className={styles.map}>
              <div className={styles.sheet}>{drawing}</div>
              <figcaption className={styles.caption}>{label}</figcaption>
            </figure>
          ))}
          {links.location && <ReadMoreLink href={links.location}>{homeWords.toLocation}</ReadMoreLink>}
        </HomePanel>
      </div>
    </HomeSection>
  )
}
