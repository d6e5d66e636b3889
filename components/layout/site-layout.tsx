import type { ReactNode } from 'react'
import { messages } from '@/lib/messages/catalogue'
import { BottomBar } from './bottom-bar'
import type { LayoutProps } from './layout-props'
import { SiteFooter } from './site-footer'
import styles from './site-layout.module.css'
import { SiteHeader } from './site-header'
import { SlideMenu } from './slide-menu'

interface SiteLayoutProps extends LayoutProps {
  /** Above the header; null without any. */
  notices?: ReactNode
  /** Dialogs that any page may open, after the content. */
  dialogs?: ReactNode
  children: ReactNode
}

/** Everything around a visitor's page, in reading order. */
export function SiteLayout({ notices, dialogs, children, ...frame }: SiteLayoutProps) {
  const { site, menus, visitHref, opensForm = true, language = 'ko' } = frame
  const { layout } = messages(language)
  return (
    <>
      <a href="#content" className={styles.skip}>
        {layout.skip}
      </a>
      {notices}
      <SiteHeader {...frame} />
      <SlideMenu {...frame} />
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <SiteFooter {...frame} />
      <BottomBar phone={site.phone} reservation={menus.reservation} visitHref={visitHref} opensForm={opensForm} language={language} />
      {dialogs}
    </>
  )
}
