import { cachePress } from '@/lib/requests/revalidate-press'
import { content } from '@/lib/content/load'
import { findPress } from '@/lib/content/press-sites'
import { NotFoundError } from '@/lib/errors'
import { escapeMarkup } from '@/lib/escape-markup'
import { withCurrentQuotes } from '@/lib/facts/current-quotes'
import { conditionalResponse, watchChanges } from '@/lib/requests/conditional-response'
import { withErrorResponses } from '@/lib/requests/error-response'
import { rssFeed } from '@/lib/press/feed'
import { listArticles } from '@/lib/press/list-articles'
import { mediaPath, pressArticlePath, pressListPath } from '@/lib/routes'
import { absoluteUrl } from '@/lib/absolute-url'
import { services } from '@/lib/services'

const FEED_ITEMS = 30
const CACHE_SECONDS = 60

type Press = NonNullable<ReturnType<typeof findPress>>

/** There is no store at build time. */
export const dynamic = 'force-dynamic'

async function feed({ site: { slug: site }, page: { heading, lead } }: Press): Promise<string> {
  const { items } = await listArticles(services(), site, { limit: FEED_ITEMS })
  const channel = {
    title: `${content.site.name} ${heading}`,
    description: lead,
    link: absoluteUrl(pressListPath(site)),
    self: absoluteUrl('/feed.xml'),
  }
  return rssFeed(
    channel,
    items,
    (article) => absoluteUrl(pressArticlePath(site, article.id)),
    (file) => absoluteUrl(mediaPath(file)),
  )
}

const validatorsOf = watchChanges()

/** RSS of the default site's press, for Naver's search advisor and feed readers; shared caches keep it as long as ours. */
export const GET = withErrorResponses(async (request: Request): Promise<Response> => {
  const press = findPress(content.site.defaultPressSite)
  if (!press) throw new NotFoundError('this complex has no press page')
  const xml = withCurrentQuotes(await cachePress('feed', CACHE_SECONDS, () => feed(press)), escapeMarkup)
  return conditionalResponse(request, xml, validatorsOf(xml), {
    'content-type': 'application/rss+xml; charset=utf-8',
    'cache-control': `public, max-age=${CACHE_SECONDS}, stale-while-revalidate=600`,
  })
})
