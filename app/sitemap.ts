import type { MetadataRoute } from 'next'
import { content } from '@/lib/content/load'
import { publicPaths } from '@/lib/content/paths'
import { sitemapPages } from '@/lib/seo/sitemap'

export default function sitemap(): MetadataRoute.Sitemap {
  return sitemapPages(publicPaths(), content)
}
