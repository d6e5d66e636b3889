import { Picture } from '@/components/ui/picture'
import type { HomeContent } from '@/lib/content/schemas/home'
import type { Picture as PictureData } from '@/lib/content/schemas/pages'
import { messages } from '@/lib/messages/catalogue'
import type { Language } from '@/lib/messages/language'
import { HomeSection } from './home-section'
import { homeSections } from './home-sections'
import styles from './hero.module.css'

interface HeroProps {
  hero: HomeContent['hero']
  picture: PictureData
  language?: Language
}

/** First screen: the complex by the river, what it is, and its figures. Holds the page's one h1. */
export function Hero({ hero, picture, language = 'ko' }: HeroProps) {
  return (
    <HomeSection section={homeSections.hero} light="none" labelledBy="home-heading" className={styles.hero}>
      <Picture picture={picture} sizes="100vw" tall priority className={styles.picture} />
      <div className={`container ${styles.content}`} data-hero="">
        <p className={`eyebrow ${styles.latin}`} lang="en" aria-hidden="true">
          {hero.latin}
        </p>
        <h1 id="home-heading" className={styles.heading}>
          {hero.heading}
        </h1>
        <p className={styles.lead}>{hero.lead}</p>
        <dl className={styles.facts}>
          {hero.facts.map((fact) => (
            <div key={fact.label} className={styles.fact}>
              <dt className={styles.label}>{fact.label}</dt>
              <dd className={styles.value}>
                {fact.value}
                <span className={styles.unit}>{fact.unit}</span>
              </dd>
            </div>
          ))}
        </dl>
        {picture.illustration && <p className={styles.note}>{messages(language).ui.illustration}</p>}
      </div>
    </HomeSection>
  )
}
