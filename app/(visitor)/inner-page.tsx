import type { ReactNode } from 'react'
import type { Thing } from 'schema-dts'
import { JsonLd } from '@/components/json-ld'
import { NoticeBar } from '@/components/notices/notice-bar'
import type { OpeningFact } from '@/components/layout/page-banner'
import { PageShell } from '@/components/layout/page-shell'
import { NextLinks } from '@/components/layout/next-links'
import { StaticMarkup } from '@/components/static-markup/static-markup'
import { content } from '@/lib/content/load'
import { nextLinks } from '@/lib/content/next-links'
import { pageWords } from '@/lib/messages/ko/pages'
import { readNotices } from '@/lib/requests/notices-of-pages'
import { pageGraph } from '@/lib/seo/graph'
import type { VisitorPage } from '@/lib/seo/visitor-page'

interface InnerPageProps {
  page: VisitorPage
  /** What is new, next or checked when (page-banner.tsx). */
  facts?: readonly OpeningFact[]
  /** Further nodes of the page's structured data (lib/seo/nodes). */
  nodes?: readonly (Thing | null)[]
  /** `@id` of the node that the page is about. */
  mainEntity?: string
  children: ReactNode
}

/** Lays out an inner page: opening, breadcrumb, sub-menu, structured data, sections and links to further pages. */
export function InnerPage({ page, facts, nodes = [], mainEntity, children }: InnerPageProps) {
  return (
    <>
      <JsonLd data={pageGraph({ site: content.site, page: { ...page.described, mainEntity }, trail: page.frame.trail, nodes })} />
      <StaticMarkup>
        <PageShell {...page.frame} facts={facts}>
          <NoticeBar notices={readNotices().filter(({ place, page: shownOn }) => place === 'page' && shownOn === page.frame.current)} />
          {children}
        </PageShell>
        <NextLinks label={pageWords.nextLinks} links={nextLinks(content, page.frame.current)} />
      </StaticMarkup>
    </>
  )
}
