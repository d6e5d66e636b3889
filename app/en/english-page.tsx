import type { ReactNode } from 'react'
import type { Thing } from 'schema-dts'
import { JsonLd } from '@/components/json-ld'
import { PageShell } from '@/components/layout/page-shell'
import { StaticMarkup } from '@/components/static-markup/static-markup'
import { PageSection } from '@/components/ui/page-section'
import { english } from '@/lib/content/english'
import { pageGraph } from '@/lib/seo/graph'
import type { EnglishVisitorPage } from '@/lib/seo/english-page'
import { EnglishWays } from './english-ways'

interface EnglishPageProps {
  page: EnglishVisitorPage
  /** Further nodes of the page's structured data (lib/seo/nodes). */
  nodes?: readonly (Thing | null)[]
  /** `@id` of the node that the page is about. */
  mainEntity?: string
  children: ReactNode
}

/** Lays out an inner page in English: banner, breadcrumb, structured data, sections and links to further pages. */
export function EnglishPage({ page, nodes = [], mainEntity, children }: EnglishPageProps) {
  return (
    <>
      <JsonLd data={pageGraph({ site: page.site, page: { ...page.described, mainEntity }, trail: page.frame.trail, nodes, language: 'en' })} />
      <StaticMarkup>
        <PageShell {...page.frame} language="en">
          {children}
          {english && (
            <PageSection id="ways" heading={english.home.wayHeading} layout="aside">
              <EnglishWays pages={english.pages} current={page.frame.current} />
            </PageSection>
          )}
        </PageShell>
      </StaticMarkup>
    </>
  )
}
