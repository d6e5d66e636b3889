import { absoluteUrl } from '@/lib/seo/absolute-url'
import { cachePress } from '@/lib/requests/revalidate-press'
import { isIndexed } from '@/lib/content/indexed'
import { content, picture } from '@/lib/content/load'
import { englishPaths, publicPaths } from '@/lib/content/paths'
import { pressSiteSlugs } from '@/lib/content/press-sites'
import { conditionalResponse, watchChanges } from '@/lib/requests/conditional-response'
import { withErrorResponses } from '@/lib/requests/error-response'
import { listArticles } from '@/lib/press/list-articles'
import { mediaPath, pressArticlePath, pressListPath } from '@/lib/routes'
import { sitemapPages } from '@/lib/seo/sitemap'
import { sitemapXml, type SitemapEntry } from '@/lib/seo/sitemap-xml'
import { services } from '@/lib/services'

/** Articles come from the store, which a build does not have. */
export const dynamic = 'force-dynamic'

/** Lists the newest of each site; crawlers reach older ones through the list. A sitemap may hold 50,000 addresses. */
const MAX_ARTICLES_PER_SITE = 1_000
const CACHE_SECONDS = 60 * 60

interface PressListing {
  list: string
  /** Time of the newest change, ISO 8601; absent without articles. */
  changed: string | undefined
  articles: SitemapEntry[]
}

async function pressListing(site: string): Promise<PressListing> {
  const { items } = await listArticles(services(), site, { limit: MAX_ARTICLES_PER_SITE })
  const articles = items.map(({ id, updatedAt, cover }) => ({
    url: absoluteUrl(pressArticlePath(site, id)),
    lastModified: updatedAt.toISOString(),
    ...(cover && { images: [absoluteUrl(mediaPath(cover.social))] }),
  }))
  return {
    list: absoluteUrl(pressListPath(site)),
    changed: articles
      .map(({ lastModified }) => lastModified)
      .sort()
      .at(-1),
    articles,
  }
}

async function entries(): Promise<SitemapEntry[]> {
  const listings = await cachePress('sitemap', CACHE_SECONDS, () => Promise.all(pressSiteSlugs().map(pressListing)))
  const changed = new Map(listings.map(({ list, changed }) => [list, changed]))
  const pages = sitemapPages([...publicPaths().filter((path) => isIndexed(content, path)), ...englishPaths()], content, picture)
  return [
    ...pages.map((page) => {
      const lastModified = changed.get(page.url) ?? page.lastModified
      return lastModified ? { ...page, lastModified } : page
    }),
    ...listings.flatMap(({ articles }) => articles),
  ]
}

const validatorsOf = watchChanges()

/** Every page for search engines. Must be revalidated at each use. */
export const GET = withErrorResponses(async (request: Request): Promise<Response> => {
  const xml = sitemapXml(await entries())
  return conditionalResponse(request, xml, validatorsOf(xml), {
    'content-type': 'application/xml',
    'cache-control': 'public, max-age=0, must-revalidate',
  })
})
