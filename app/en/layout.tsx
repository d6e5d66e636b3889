import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
// Must be the first import: style sheets load in import order, and the base styles must come before the components'.
import { SiteDocument } from '../site-document'
import { SiteLayout } from '@/components/layout/site-layout'
import { NoticeBar } from '@/components/notices/notice-bar'
import { StaticMarkup } from '@/components/static-markup/static-markup'
import { readWeeklyHours } from '@/lib/requests/hours-of-pages'
import { english, englishMenus, englishSite } from '@/lib/content/english'
import { content } from '@/lib/content/load'
import { menusWhileStopped } from '@/lib/content/stopped-content'
import { readNotices } from '@/lib/requests/notices-of-pages'
import { readStoppedNotice } from '@/lib/requests/recruiting-of-pages'
import { routes } from '@/lib/routes'

/** The layout of every English page. Without a popup: its buttons link to the form's own page. */
export default async function EnglishLayout({ children }: { children: ReactNode }) {
  if (!english) notFound()
  const stopped = readStoppedNotice('en')
  const visitingHours = await readWeeklyHours('en')
  const menus = englishMenus(english)
  return (
    <SiteDocument language="en">
      <StaticMarkup>
        <SiteLayout
          language="en"
          site={englishSite(content, english)}
          menus={stopped ? menusWhileStopped(menus, stopped) : menus}
          visitingHours={visitingHours}
          notices={<NoticeBar language="en" notices={readNotices().filter(({ place }) => place !== 'page')} />}
          translation={{ language: 'ko', href: routes.home }}
        >
          {children}
        </SiteLayout>
      </StaticMarkup>
    </SiteDocument>
  )
}
