import type { ReactNode } from 'react'
import type { HomeContent } from '@/lib/content/schemas/home'
import { homeWords } from '@/lib/messages/ko/home'
import { HomeHeading } from './home-heading'
import { HomePanel } from './home-panel'
import { HomeSection } from './home-section'
import { homeSections } from './home-sections'
import { ReadMoreLink } from './read-more-link'
import styles from './complex-overview.module.css'

/** The style sheet's default: three columns of one width, so that their drawings have one height. */
const DEFAULT_ITEMS = 3

interface ComplexOverviewProps {
  complex: Omit<HomeContent['complex'], 'items'>
  /** Site layout, unit positions, community. */
  items: readonly (HomeContent['complex']['items'][number] & { view: ReactNode; cover: ReactNode })[]
}

/** Complex section: site layout, unit positions and community facilities. */
export function ComplexOverview({ complex, items }: ComplexOverviewProps) {
  return (
    <HomeSection section={homeSections.complex} light="evening" labelledBy="complex-heading">
      <div className="container">
        <div className={styles.head}>
          <HomeHeading id="complex-heading" heading={complex.heading} lead={complex.lead} />
        </div>
        <div className={items.length === DEFAULT_ITEMS ? styles.items : `${styles.items} ${styles[`items${Math.min(items.length, DEFAULT_ITEMS + 1)}`]}`}>
          {items.map((item, position) => (
            <HomePanel key={item.title} group="home-complex" title={item.title} open={position === 0} cover={item.cover} className={styles.item}>
              {item.view}
              <div className={styles.text}>
                <h3 className={styles.title}>{item.title}</h3>
                <p className={styles.description}>{item.description}</p>
                <ReadMoreLink href={item.link}>{homeWords.toItem(item.title)}</ReadMoreLink>
              </div>
            </HomePanel>
          ))}
        </div>
      </div>
    </HomeSection>
  )
}
