import type { Graph, Thing } from 'schema-dts'
import type { Site } from '@/lib/content/schemas/site'
import type { Language } from '@/lib/messages/language'
import type { Crumb } from './breadcrumb'
import { danglingReferences } from './dangling-references'
import { breadcrumbList } from './nodes/breadcrumb-list'
import { organization } from './nodes/organization'
import { webPage, type WebPageInput } from './nodes/web-page'
import { webSite } from './nodes/web-site'

/* Structured data of a page: one graph of complete nodes. Search engines demand that every value equals what the page shows:
   builders (nodes/) take the content that the page renders and add nothing. */

interface PageGraphInput {
  site: Site
  page: Omit<WebPageInput, 'breadcrumb' | 'language'>
  /** Path from home to the page; empty on the home page. */
  trail: readonly Crumb[]
  /** Further nodes for the page's content; null entries are skipped. */
  nodes?: readonly (Thing | null)[]
  language?: Language
}

/** @throws Error where a node refers to one that is missing in the graph */
export function pageGraph({ site, page, trail, nodes = [], language = 'ko' }: PageGraphInput): Graph {
  const things = [
    organization(site),
    webSite(site, language),
    webPage({ ...page, breadcrumb: trail.length > 0, language }),
    ...(trail.length > 0 ? [breadcrumbList(trail, page.path)] : []),
    ...nodes.filter((node) => node !== null),
  ]
  const dangling = danglingReferences(things)
  if (dangling.length > 0) throw new Error(`structured data of ${page.path} refers to what it does not hold: ${dangling.join(', ')}`)
  return { '@context': 'https://schema.org', '@graph': things }
}
