import '@/lib/requests/tag-read-facts'
import { readVisitingHours } from '@/lib/requests/hours-of-pages'
import { readStoppedNotice } from '@/lib/requests/recruiting-of-pages'
import { isIndexed } from '@/lib/content/indexed'
import { content } from '@/lib/content/load'
import { placePage } from '@/lib/content/page-place'
import { findPress, pressSiteSlugs } from '@/lib/content/press-sites'
import type { PageContent } from '@/lib/content/schemas/pages'
import { pageWhileStopped, type StoppedNotice } from '@/lib/content/stopped-content'
import { getInteriorPage, getUnitPage } from '@/lib/content/unit-pages'
import { seoWords } from '@/lib/messages/ko/seo'
import { floorPlanPath, interiorPath, pressListPath, routes, type PageId } from '@/lib/routes'
import { llmsText, type LlmsSection } from '@/lib/seo/llms-text'

export const dynamic = 'force-static'

/** All listed pages with their texts, by path. */
function pages(stopped: StoppedNotice | null): [path: string, page: PageContent][] {
  const fixed = (Object.keys(routes) as PageId[]).flatMap((id): [string, PageContent][] => {
    const page = content.pages[id]
    return page ? [[routes[id], stopped && id === 'customer' ? pageWhileStopped(page, stopped) : page]] : []
  })
  const units = content.units.types.map(({ slug }): [string, PageContent] => [floorPlanPath(slug), getUnitPage(slug).page])
  const interiors = content.interiors.map(({ slug }): [string, PageContent] => [interiorPath(slug), getInteriorPage(slug).page])
  const press = pressSiteSlugs().flatMap((slug): [string, PageContent][] => {
    const found = findPress(slug)
    return found ? [[pressListPath(slug), found.page]] : []
  })
  return [...fixed, ...units, ...interiors, ...press].filter(([path]) => isIndexed(content, path))
}

/** The menus' groups with their pages. */
function sections(stopped: StoppedNotice | null): LlmsSection[] {
  const placed = pages(stopped).map(([path, page]) => {
    const { group, label } = placePage(content, page, path)
    return { group: group?.label ?? content.site.name, label, href: path, description: page.description }
  })
  return [...new Set(placed.map(({ group }) => group))].map((heading) => ({ heading, links: placed.filter(({ group }) => group === heading) }))
}

/** The site's content as Markdown, for language models. */
export async function GET(): Promise<Response> {
  const { site } = content
  const { line } = await readVisitingHours()
  const facts = [
    seoWords.builder(site.builder.name),
    seoWords.phone(site.phone, site.phoneHours),
    seoWords.modelHouseAt(site.modelHouse.address, line),
    ...site.disclaimer,
  ]
  return new Response(llmsText({ name: site.name, summary: site.description, facts, sections: sections(readStoppedNotice()) }), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  })
}
