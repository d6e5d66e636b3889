import type { ReactNode } from 'react'
import { media } from '@/components/ui/breakpoints'
import { SpokenNotice } from '@/components/ui/illustration-notice'
import type { HomeContent } from '@/lib/content/schemas/home'
import type { Picture as PictureData } from '@/lib/content/schemas/pages'
import { homeWords } from '@/lib/messages/ko/home'
import { BUSINESS_PANELS } from './business-overview'
import { HomeHeading } from './home-heading'
import { HomePanel } from './home-panel'
import { HomeSection } from './home-section'
import { homeSections } from './home-sections'
import { Illustrated } from './illustrated'
import styles from './premium-slider.module.css'
import { SliderControls } from './slider/slider-controls'

interface PremiumSliderProps {
  slider: Omit<HomeContent['premiumSlider'], 'items'>
  items: readonly (HomeContent['premiumSlider']['items'][number] & { picture: PictureData })[]
  /** Picture on the closed panel. */
  cover: ReactNode
}

const slideId = (index: number) => `premium-${index + 1}`

/** Auto-rotating carousel. Rendered as a horizontal scroll-snap list; `SliderControls` enhances it. */
export function PremiumSlider({ slider, items, cover }: PremiumSliderProps) {
  return (
    <HomeSection section={homeSections.living} light="afternoon" labelledBy="living-heading" joins="previous">
      <div className="container">
        <HomePanel group={BUSINESS_PANELS} title={slider.heading} cover={cover}>
          <HomeHeading id="living-heading" heading={slider.heading} panel />
          <SpokenNotice pictures={items.map(({ picture }) => picture)} />
          <div className={styles.slider} role="group" aria-roledescription={homeWords.slideshow} aria-labelledby="living-heading" data-slider="">
            <div className={styles.viewport} data-slider-viewport="">
              <div className={styles.track}>
                {items.map((item, index) => (
                  <div
                    key={item.title}
                    id={slideId(index)}
                    className={styles.slide}
                    role="group"
                    aria-roledescription={homeWords.slide}
                    aria-label={homeWords.slidePlace(index + 1, items.length)}
                  >
                    <Illustrated picture={item.picture} sizes={`${media.phone} 100vw, ${media.wide} 1060px, 820px`} noticeSpoken className={styles.picture} />
                    <div className={styles.text}>
                      <p className={styles.number} aria-hidden="true">
                        {String(index + 1).padStart(2, '0')}
                      </p>
                      <h3>{item.title}</h3>
                      <p className={styles.description}>{item.description}</p>
                    </div>
                  </div>
                ))}
              </div>
            </div>
            {items.length > 1 && <SliderControls slides={items.map((item, index) => ({ id: slideId(index), title: item.title }))} />}
          </div>
        </HomePanel>
      </div>
    </HomeSection>
  )
}
