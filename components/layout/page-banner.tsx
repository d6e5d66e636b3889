import { media } from '@/components/ui/breakpoints'
import { Picture } from '@/components/ui/picture'
import { RunningText } from '@/components/ui/running-text'
import type { PageContent, Picture as PictureData } from '@/lib/content/schemas/pages'
import { messages } from '@/lib/messages/catalogue'
import type { Language } from '@/lib/messages/language'
import { Breadcrumb, type TrailStep } from './breadcrumb'
import { LanguageLink, type Translation } from './language-link'
import styles from './page-banner.module.css'

/** The share of the window's width that the picture takes. */
const SIZES = { notched: '100vw', full: '100vw', beside: `${media.phone} 100vw, 58vw` } as const satisfies Record<PageContent['bannerLayout'], string>

interface PageBannerProps {
  page: Pick<PageContent, 'heading' | 'lead' | 'bannerLayout'>
  picture: PictureData
  trail: readonly TrailStep[]
  language?: Language
  /** The same page in the other language, where there is one. */
  translation?: Translation | undefined
}

/**
 * The page's first screen: a wide picture, and below or beside it, on paper, the breadcrumb and the only h1. With `header-over`
 * the header covers the picture until the page is scrolled; with `header-over-phone` only in the phone layout, because the wide
 * one has text beside the picture.
 */
export function PageBanner({ page, picture, trail, language = 'ko', translation }: PageBannerProps) {
  return (
    <header className={`${page.bannerLayout === 'beside' ? 'header-over-phone' : 'header-over'} ${styles.banner} ${styles[page.bannerLayout]}`}>
      <Picture picture={picture} sizes={SIZES[page.bannerLayout]} priority className={styles.picture} />
      {picture.illustration ? <p className={styles.note}>{messages(language).ui.illustration}</p> : null}
      <div className="container">
        <div className={styles.text}>
          <div className={styles.place}>
            <Breadcrumb trail={trail} language={language} />
            {translation && <LanguageLink to={translation} />}
          </div>
          <h1 className={styles.title}>{page.heading}</h1>
          <p className={`lead ${styles.lead}`}>
            <RunningText text={page.lead} />
          </p>
        </div>
      </div>
    </header>
  )
}
