import type { ReactNode } from 'react'
import { media } from '@/components/ui/breakpoints'
import { Picture } from '@/components/ui/picture'
import { RunningText } from '@/components/ui/running-text'
import type { PageContent, Picture as PictureData } from '@/lib/content/schemas/pages'
import { messages } from '@/lib/messages/catalogue'
import type { Language } from '@/lib/messages/language'
import { Breadcrumb, type TrailStep } from './breadcrumb'
import { LanguageLink, type Translation } from './language-link'
import styles from './page-banner.module.css'

/** The share of the window's width that the picture takes; null where the page opens without one. */
const SIZES = { full: '100vw', beside: `${media.phone} 100vw, 58vw`, subject: null, type: null } as const satisfies Record<
  PageContent['opening'],
  string | null
>

/**
 * With `header-over` the header covers the picture until the page is scrolled; with `header-over-phone` only in the phone layout,
 * because the wide one has text beside the picture.
 */
const HEADER = { full: 'header-over', beside: 'header-over-phone', subject: '', type: '' } as const satisfies Record<PageContent['opening'], string>

/** Characters of a title that is a sentence, such as an article's: it takes the whole width. */
const LONG_TITLE = 16

/** A fact of the day in the opening of a page: when it was checked, what comes next, what is new. */
export interface OpeningFact {
  term: string
  value: ReactNode
}

interface PageBannerProps {
  page: Pick<PageContent, 'heading' | 'lead' | 'opening'>
  picture: PictureData
  trail: readonly TrailStep[]
  /** True for an article, whose title is the last step of the path: a phone shows the path without it. */
  isArticle?: boolean
  /** Under the title of an opening without a picture. */
  facts?: readonly OpeningFact[] | undefined
  language?: Language
  /** The same page in the other language, where there is one. */
  translation?: Translation | undefined
}

/** The page's first screen: breadcrumb, the only h1 and its lead, with a picture or without one (`opening` of content/pages.ts). */
export function PageBanner({ page, picture, trail, isArticle = false, facts = [], language = 'ko', translation }: PageBannerProps) {
  const sizes = SIZES[page.opening]
  const long = page.heading.length > LONG_TITLE
  return (
    <header className={`${HEADER[page.opening]} ${styles.banner} ${styles[page.opening]} ${long ? styles.long : ''}`.replace(/ +/g, ' ').trim()}>
      {sizes && (
        <>
          <Picture picture={picture} sizes={sizes} priority className={styles.picture} />
          {picture.illustration ? <p className={styles.note}>{messages(language).ui.illustration}</p> : null}
        </>
      )}
      <div className="container">
        <div className={styles.text}>
          <div className={styles.place}>
            <Breadcrumb trail={trail} isArticle={isArticle} language={language} />
            {translation && <LanguageLink to={translation} />}
          </div>
          <h1 className={styles.title}>{page.heading}</h1>
          <p className={`lead ${styles.lead}`}>
            <RunningText text={page.lead} />
          </p>
          {facts.length > 0 && (
            <dl className={styles.facts}>
              {facts.map(({ term, value }) => (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          )}
        </div>
      </div>
    </header>
  )
}
