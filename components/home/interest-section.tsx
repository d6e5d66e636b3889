import type { ReactNode } from 'react'
import { Picture } from '@/components/ui/picture'
import type { HomeContent } from '@/lib/content/schemas/home'
import type { Picture as PictureData } from '@/lib/content/schemas/pages'
import { HomeSection } from './home-section'
import { homeSections } from './home-sections'
import styles from './interest-section.module.css'

interface InterestSectionProps {
  interest: HomeContent['interest']
  picture: PictureData
  phone: string
  phoneHours: string
  /** The registration form. */
  children: ReactNode
}

/** Last section: the registration form and the notice how its data is used. */
export function InterestSection({ interest, picture, phone, phoneHours, children }: InterestSectionProps) {
  return (
    <HomeSection section={homeSections.interest} light="none" labelledBy="interest-heading" className={styles.interest}>
      <Picture picture={picture} sizes="100vw" className={styles.picture} />
      <div className={`container ${styles.layout}`}>
        <div>
          <h2 id="interest-heading" className={styles.heading}>
            {interest.heading}
          </h2>
          <p className={`lead ${styles.lead}`}>{interest.lead}</p>
          <ul className={styles.points}>
            {interest.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
          <p className={styles.phone}>
            <a href={`tel:${phone}`}>{phone}</a>
            <span>{phoneHours}</span>
          </p>
        </div>
        <div className={styles.form}>{children}</div>
      </div>
    </HomeSection>
  )
}
