import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
// First: style sheets come in the order of imports, and the ground rules yield to the components'.
import { SiteDocument } from '../site-document'
import { SiteLayout } from '@/components/layout/site-layout'
import { StaticMarkup } from '@/components/static-markup/static-markup'
import { readWeeklyHours } from '@/lib/requests/hours-of-pages'
import { english, englishMenus, englishSite } from '@/lib/content/english'
import { content } from '@/lib/content/load'
import { routes } from '@/lib/routes'

/** What surrounds every page in English. There is no popup: its buttons lead to the form's own page. */
export default async function EnglishLayout({ children }: { children: ReactNode }) {
  if (!english) notFound()
  const visitingHours = await readWeeklyHours('en')
  return (
    <SiteDocument language="en">
      <StaticMarkup>
        <SiteLayout
          language="en"
          site={englishSite(content, english)}
          menus={englishMenus(english)}
          visitingHours={visitingHours}
          translation={{ language: 'ko', href: routes.home }}
        >
          {children}
        </SiteLayout>
      </StaticMarkup>
    </SiteDocument>
  )
}
