import { media } from '@/components/ui/breakpoints'
import type { HomeContent } from '@/lib/content/schemas/home'
import type { Picture as PictureData } from '@/lib/content/schemas/pages'
import { HomeHeading } from './home-heading'
import { HomeSection } from './home-section'
import { homeSections } from './home-sections'
import { Illustrated } from './illustrated'
import styles from './brand-intro.module.css'

interface BrandIntroProps {
  brand: HomeContent['brand']
  picture: PictureData
}

/** Brand section: a picture, a short text and an optional link. */
export function BrandIntro({ brand, picture }: BrandIntroProps) {
  return (
    <HomeSection section={homeSections.brand} light="dawn" labelledBy="brand-heading" className={styles.brand}>
      <Illustrated picture={picture} sizes={`${media.phone} 100vw, max(56vw, 178vh)`} className={styles.picture} />
      <div className={styles.text}>
        <HomeHeading id="brand-heading" name={homeSections.brand.label} heading={brand.heading} lead={brand.lead} />
        {brand.link && (
          <a href={brand.link.href} className={`button ${styles.link}`}>
            <svg viewBox="0 0 12 14" width="12" height="14" aria-hidden="true">
              <path d="M1 1l10 6-10 6z" fill="none" stroke="currentColor" strokeWidth="1.25" strokeLinejoin="round" />
            </svg>
            {brand.link.label}
          </a>
        )}
      </div>
    </HomeSection>
  )
}
