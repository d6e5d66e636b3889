import 'server-only'
import { sitePathsOf } from './all-paths'
import { content } from './load'
import type { PageContent } from './schemas/pages'
import type { PressSite } from './schemas/site'

/** Sites with a press list, the default one first; none where the complex has no press page. */
export const pressSiteSlugs = (): string[] => {
  if (!content.pressPage) return []
  const slugs = content.pressSites.map(({ slug }) => slug)
  return slugs.toSorted((a, b) => Number(b === content.site.defaultPressSite) - Number(a === content.site.defaultPressSite))
}

/** The length of a hundred percent-encoded Hangul syllables. */
const PARAMETER_MAX = 1000

/**
 * The press site of an address.
 * @param parameter the `[site]` part of the path as Next hands it over, percent-encoded or plain
 * @returns null for a site that content does not have
 */
export function findPressSite(parameter: string): PressSite | null {
  if (parameter.length > PARAMETER_MAX) return null
  let slug: string
  try {
    slug = decodeURIComponent(parameter).normalize('NFC')
  } catch {
    return null
  }
  return content.pressSites.find((site) => site.slug === slug) ?? null
}

/**
 * The press list of an address' site.
 * @param parameter see findPressSite
 * @returns the site and the texts of its press list; null for an unknown site, and without a press page
 */
export function findPress(parameter: string): { site: PressSite; page: PageContent } | null {
  const site = findPressSite(parameter)
  return site && content.pressPage && { site, page: forPressSite(content.pressPage, site) }
}

/** Fills `{site}` with the site's name; the sub-menu links to this site's own pages. */
export function forPressSite(template: PageContent, site: PressSite): PageContent {
  const fill = (text: string) => text.replaceAll('{site}', site.name)
  return {
    ...template,
    title: fill(template.title),
    description: fill(template.description),
    heading: fill(template.heading),
    lead: fill(template.lead),
    subMenu: sitePathsOf(content, site.slug),
  }
}
