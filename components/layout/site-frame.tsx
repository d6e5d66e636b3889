import type { ReactNode } from 'react'
import type { Menus, Site } from '@/lib/content/schemas/site'
import { layoutWords } from '@/lib/messages/ko/layout'
import { BottomBar } from './bottom-bar'
import { SiteFooter } from './site-footer'
import styles from './site-frame.module.css'
import { SiteHeader } from './site-header'
import { SlideMenu } from './slide-menu'

interface SiteFrameProps {
  site: Site
  menus: Menus
  /** Dialogs that any page may open, after the content. */
  dialogs?: ReactNode
  children: ReactNode
}

/** Everything around a visitor's page, in reading order. */
export function SiteFrame({ site, menus, dialogs, children }: SiteFrameProps) {
  return (
    <>
      <a href="#content" className={styles.skip}>
        {layoutWords.skip}
      </a>
      <SiteHeader site={site} menus={menus} />
      <SlideMenu site={site} menus={menus} />
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <SiteFooter site={site} reservation={menus.reservation} />
      <BottomBar phone={site.phone} reservation={menus.reservation} />
      {dialogs}
    </>
  )
}
