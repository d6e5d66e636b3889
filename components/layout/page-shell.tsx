import type { ReactNode } from 'react'
import type { PlacedPage } from '@/lib/content/page-place'
import type { Picture } from '@/lib/content/schemas/pages'
import type { Language } from '@/lib/messages/language'
import type { TrailStep } from './breadcrumb'
import type { Translation } from './language-link'
import { PageBanner } from './page-banner'
import styles from './page-shell.module.css'
import { SubMenu } from './sub-menu'

interface PageShellProps {
  /** Texts of the page from `content/pages.ts`, and its place among the menus. */
  page: Pick<PlacedPage, 'heading' | 'lead' | 'bannerLayout' | 'subMenu' | 'group' | 'label'>
  /** The banner's picture: `picture(page.banner)`. The page's first and largest picture, so no other is `priority`. */
  picture: Picture
  /** Breadcrumb from home to this page (lib/seo/breadcrumb.ts). */
  trail: readonly TrailStep[]
  /** This page's own path, to mark it in the sub-menu. */
  current: string
  language?: Language
  /** The same page in the other language, where there is one. */
  translation?: Translation | undefined
  /** Sections in reading order. Each brings its own `.container`; the shell spaces the first and the last. */
  children: ReactNode
}

/** Everything that inner pages share: banner with the h1, breadcrumb, sub-menu, then the content. */
export function PageShell({ page, picture, trail, current, language = 'ko', translation, children }: PageShellProps) {
  return (
    <article>
      <PageBanner page={page} picture={picture} trail={trail} language={language} translation={translation} />
      <SubMenu items={page.subMenu} current={current} label={page.group?.label ?? page.label} />
      <div className={styles.content}>{children}</div>
    </article>
  )
}
