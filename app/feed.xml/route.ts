import { cachePress } from '@/lib/requests/revalidate-press'
import { listChanges } from '@/lib/content/changes'
import { content } from '@/lib/content/load'
import { withoutLinks } from '@/lib/content/schemas/inline-links'
import { findPress } from '@/lib/content/press-sites'
import { changesWords } from '@/lib/messages/ko/openness'
import { NotFoundError } from '@/lib/errors'
import { koreanInstant } from '@/lib/korean-time'
import { escapeMarkup } from '@/lib/escape-markup'
import { withCurrentQuotes } from '@/lib/facts/current-quotes'
import { conditionalResponse, watchChanges } from '@/lib/requests/conditional-response'
import { withErrorResponses } from '@/lib/requests/error-response'
import { rssFeed, type FeedItem } from '@/lib/press/feed'
import { listArticles } from '@/lib/press/list-articles'
import { mediaPath, pressArticlePath, pressListPath, routes } from '@/lib/routes'
import { absoluteUrl } from '@/lib/seo/absolute-url'
import { services } from '@/lib/services'

const FEED_ITEMS = 30
const CACHE_SECONDS = 60

type Press = NonNullable<ReturnType<typeof findPress>>

/** There is no store at build time. */
export const dynamic = 'force-dynamic'

/** Public changes of what the site says, as items at nine o'clock of their day. */
const changeItems = (): FeedItem[] =>
  listChanges(content).map(({ id, day, title, description, reason }) => ({
    title: changesWords.feedTitle(title),
    summary: withoutLinks(reason === undefined ? description : `${description} ${changesWords.reason}: ${reason}`),
    date: koreanInstant(`${day}T09:00`),
    url: absoluteUrl(`${routes.changes}#${id}`),
  }))

/** The articles as the cache keeps them: without types that JSON has not. */
async function readArticles(site: string) {
  const { items } = await listArticles(services(), site, { limit: FEED_ITEMS })
  return items.map(({ id, title, summary, date, cover }) => ({ title, summary, date: date.toISOString(), cover, url: absoluteUrl(pressArticlePath(site, id)) }))
}

/** Only articles are cached: what content says changes with a publication of the office, and costs no read of the store. */
async function feed({ site: { slug: site }, page: { heading, lead } }: Press): Promise<string> {
  const channel = {
    title: `${content.site.name} ${heading}`,
    description: lead,
    link: absoluteUrl(pressListPath(site)),
    self: absoluteUrl('/feed.xml'),
  }
  const articles = (await cachePress('feed', CACHE_SECONDS, () => readArticles(site))).map((article): FeedItem => ({
    ...article,
    date: new Date(article.date),
  }))
  const newest = [...articles, ...changeItems()].toSorted((one, other) => other.date.getTime() - one.date.getTime()).slice(0, FEED_ITEMS)
  return rssFeed(channel, newest, (file) => absoluteUrl(mediaPath(file)))
}

const validatorsOf = watchChanges()

/** RSS of the default site's press and of public changes, for Naver's search advisor and feed readers; shared caches keep it as long as ours. */
export const GET = withErrorResponses(async (request: Request): Promise<Response> => {
  const press = findPress(content.site.defaultPressSite)
  if (!press) throw new NotFoundError('this complex has no press page')
  const xml = withCurrentQuotes(await feed(press), escapeMarkup)
  return conditionalResponse(request, xml, validatorsOf(xml), {
    'content-type': 'application/rss+xml; charset=utf-8',
    'cache-control': `public, max-age=${CACHE_SECONDS}, stale-while-revalidate=600`,
  })
})
