import type { ReactNode } from 'react'
import { Picture } from '@/components/ui/picture'
import { pictureRenders } from '@/components/ui/picture-renders'
import type { HomeContent } from '@/lib/content/schemas/home'
import type { Picture as PictureData } from '@/lib/content/schemas/pages'
import { messages } from '@/lib/messages/catalogue'
import type { Language } from '@/lib/messages/language'
import { HeroDay } from './hero-day/hero-day'
import { HomeSection } from './home-section'
import { homeSections } from './home-sections'
import styles from './hero.module.css'

interface HeroProps {
  hero: Omit<HomeContent['hero'], 'day'>
  picture: PictureData
  /** The picture's hours, where it has them; the entry without a picture is the still's own hour. */
  day?: readonly { time: string; label?: string; picture?: PictureData }[]
  /** Which phase of the supply it is, and the page of the schedule. */
  phase?: { text: string; href: string | undefined } | undefined
  /** What visitors ask first. */
  answers?: ReactNode
  questions?: ReactNode
  language?: Language
}

/** First screen: the complex by the river, and under it, on paper, its description and figures. Holds the page's only h1. */
export function Hero({ hero, picture, day, phase, answers, questions, language = 'ko' }: HeroProps) {
  const words = messages(language)
  return (
    <HomeSection section={homeSections.hero} light="none" labelledBy="home-heading" className={styles.hero}>
      <div className={styles.view}>
        <Picture picture={picture} sizes="100vw" tall priority className={styles.picture} />
        {picture.illustration && <p className={styles.notice}>{words.ui.illustration}</p>}
      </div>
      <div className={`container ${styles.content}`}>
        {day && (
          <HeroDay
            hours={day.map((hour) => ({
              time: hour.time,
              label: hour.label,
              renders: hour.picture
                ? pictureRenders(hour.picture, true).map(({ files: { id, hash, widths }, media }) => ({ files: { id, hash, widths }, media }))
                : [],
            }))}
            start={day.findIndex((hour) => !hour.picture)}
            words={words.heroDay}
          />
        )}
        <div className={styles.head}>
          <h1 id="home-heading" className={styles.heading}>
            {hero.heading}
          </h1>
          {phase && <p className={styles.phase}>{phase.href ? <a href={phase.href}>{phase.text}</a> : phase.text}</p>}
        </div>
        {answers}
        <div className={styles.description}>
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
        </div>
        {questions}
      </div>
    </HomeSection>
  )
}
