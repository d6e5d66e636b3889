import { content } from '@/lib/content/load'
import { rssFeed } from '@/lib/press/feed'
import { listArticles } from '@/lib/press/list-articles'
import { pressArticlePath, pressListPath } from '@/lib/routes'
import { absoluteUrl } from '@/lib/absolute-url'
import { services } from '@/lib/services'

const FEED_ITEMS = 30

/** Asked of the store each time (there is none at build time); shared caches keep it for a minute. */
export const dynamic = 'force-dynamic'

/** RSS of the default site's press, for Naver's search advisor and readers. */
export async function GET(): Promise<Response> {
  const site = content.site.defaultPressSite
  const { items } = await listArticles(services(), site, { limit: FEED_ITEMS })
  const channel = {
    title: `${content.site.name} ${content.pressPage.heading}`,
    description: content.pressPage.lead,
    link: absoluteUrl(pressListPath(site)),
    self: absoluteUrl('/feed.xml'),
  }
  return new Response(rssFeed(channel, items, (article) => absoluteUrl(pressArticlePath(site, article.id))), {
    headers: { 'content-type': 'application/rss+xml; charset=utf-8', 'cache-control': 'public, max-age=60, stale-while-revalidate=600' },
  })
}
