import { media } from '@/components/ui/breakpoints'
import { SpokenNotice } from '@/components/ui/illustration-notice'
import type { HomeContent } from '@/lib/content/schemas/home'
import { koreanNumeral } from '@/lib/messages/ko/numeral'
import type { Picture as PictureData } from '@/lib/content/schemas/pages'
import { homeWords } from '@/lib/messages/ko/home'
import { gridColumns } from './columns'
import { HomeSection } from './home-section'
import { homeSections } from './home-sections'
import { Illustrated } from './illustrated'
import styles from './premium-cards.module.css'

/** The style sheet's default. */
const DEFAULT_COLUMNS = 4

/** @returns classes for a layout other than the default: another number of columns, or a last row of three below rows of four */
function layoutOf(count: number): (string | undefined)[] {
  const columns = gridColumns(count)
  if (columns !== DEFAULT_COLUMNS) return [styles[`columns${columns}`]]
  return count % columns === columns - 1 ? [styles.threeLast] : []
}

interface PremiumCardsProps {
  cards: readonly (HomeContent['premiumCards'][number] & { picture: PictureData })[]
}

/** What the complex offers: cards, each linked to a page with details. */
export function PremiumCards({ cards }: PremiumCardsProps) {
  return (
    <HomeSection section={homeSections.premium} light="morning" labelledBy="premium-heading" className={styles.premium}>
      <h2 id="premium-heading" className="visually-hidden">
        {homeWords.premiumCount(koreanNumeral(cards.length))}
      </h2>
      <SpokenNotice pictures={cards.map(({ picture }) => picture)} />
      <ol className={[styles.cards, ...layoutOf(cards.length)].join(' ')}>
        {cards.map((card) => (
          <li key={card.title} className={styles.card}>
            <Illustrated picture={card.picture} sizes={`${media.belowTablet} 86vw, ${media.phone} 50vw, 69vw`} noticeSpoken className={styles.picture} />
            <div className={styles.text}>
              <h3 className={styles.title}>{card.title}</h3>
              <p className={styles.first}>{card.text1}</p>
              <p className={styles.second}>{card.text2}</p>
              <a href={card.link} className={styles.link}>
                {card.linkText}
                <span className="visually-hidden">: {card.title}</span>
                <svg viewBox="0 0 24 8" width="24" height="8" aria-hidden="true">
                  <path d="M0 4h22M19 1l3.5 3L19 7" fill="none" stroke="currentColor" strokeWidth="1.1" />
                </svg>
              </a>
            </div>
          </li>
        ))}
      </ol>
    </HomeSection>
  )
}
