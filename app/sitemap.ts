import type { MetadataRoute } from 'next'
import { keepingPress } from '@/lib/admin/revalidate-press'
import { content } from '@/lib/content/load'
import { publicPaths } from '@/lib/content/paths'
import { listArticles } from '@/lib/press/list-articles'
import { pressArticlePath } from '@/lib/routes'
import { absoluteUrl } from '@/lib/absolute-url'
import { sitemapPages } from '@/lib/seo/sitemap'
import { services } from '@/lib/services'

/** Articles come from the store, which a build does not have. */
export const dynamic = 'force-dynamic'

/** The newest of each site; older ones are reached through the list. A sitemap may name 50,000 addresses. */
const ARTICLES_A_SITE = 1_000
const KEPT_SECONDS = 60 * 60

async function articles(site: string): Promise<MetadataRoute.Sitemap> {
  const { items } = await listArticles(services(), site, { limit: ARTICLES_A_SITE })
  return items.map(({ id, date }) => ({ url: absoluteUrl(pressArticlePath(site, id)), lastModified: date.toISOString() }))
}

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const listed = await keepingPress('sitemap', KEPT_SECONDS, () => Promise.all(content.pressSites.map(({ slug }) => articles(slug))))
  return [...sitemapPages(publicPaths(), content), ...listed.flat()]
}
