import type { ReactNode } from 'react'
import type { PlacedPage } from '@/lib/content/page-place'
import type { Picture } from '@/lib/content/schemas/pages'
import type { Language } from '@/lib/messages/language'
import type { TrailStep } from './breadcrumb'
import type { Translation } from './language-link'
import { PageBanner, type OpeningFact } from './page-banner'
import styles from './page-shell.module.css'
import { SubMenu } from './sub-menu'

interface PageShellProps {
  /** Texts of the page from `content/pages.ts`, and its place among the menus. */
  page: Pick<PlacedPage, 'heading' | 'lead' | 'opening' | 'subMenu' | 'subMenuLabel' | 'group' | 'label'>
  /** The opening's picture, where it shows one: the page's first and largest, so no other is `priority`. */
  picture: Picture
  /** What is new, next or checked when, in an opening without a picture. */
  facts?: readonly OpeningFact[] | undefined
  /** Breadcrumb from home to this page (lib/seo/breadcrumb.ts). */
  trail: readonly TrailStep[]
  /** This page's own path, to mark it in the sub-menu. */
  current: string
  /** True for an article under the page `current`: a phone shows neither the sub-menu nor the last step, and begins with the title. */
  isArticle?: boolean
  language?: Language
  /** The same page in the other language, where there is one. */
  translation?: Translation | undefined
  /** Sections in reading order. Each brings its own `.container`; the shell spaces the first and the last. */
  children: ReactNode
}

/** Everything that inner pages share: opening with the h1, breadcrumb, sub-menu, then the content. */
export function PageShell({ page, picture, facts, trail, current, isArticle = false, language = 'ko', translation, children }: PageShellProps) {
  return (
    <article>
      <PageBanner page={page} picture={picture} facts={facts} trail={trail} isArticle={isArticle} language={language} translation={translation} />
      <SubMenu items={page.subMenu} current={current} label={page.subMenuLabel ?? page.group?.label ?? page.label} wideOnly={isArticle} />
      <div className={`${styles.content} ${page.opening === 'subject' ? styles.close : ''}`.trim()}>{children}</div>
    </article>
  )
}
