import { join } from 'node:path'
import sharp from 'sharp'
import { isIndexed } from '@/lib/content/indexed'
import { content, picture } from '@/lib/content/load'
import { publicPaths } from '@/lib/content/paths'
import { routes, siteCustomerPath } from '@/lib/routes'
import { imageFile } from '@/lib/seo/image-file'
import { sitemapPages } from '@/lib/seo/sitemap'

const pages = sitemapPages(
  publicPaths().filter((path) => isIndexed(content, path)),
  content,
  picture,
)
const entryOf = (path: string) => pages.find(({ url }) => decodeURI(new URL(url).pathname) === decodeURI(path))

it('lists no placeholder and no double of another page', () => {
  expect(content.documents?.status).toBe('comingSoon')
  expect(entryOf(routes.businessDocuments)).toBeUndefined()
  expect(entryOf(siteCustomerPath(content.site.defaultPressSite))).toBeUndefined()
  expect(entryOf(routes.customer)).toBeDefined()
  expect(pages).toHaveLength(publicPaths().length - 2)
})

it('dates only what content dates', () => {
  expect(entryOf(routes.stampTax)?.lastModified).toBe(content.stampTax?.updated)
  expect(entryOf(routes.brandIntro)).not.toHaveProperty('lastModified')
})

it('shows search engines each page’s own pictures and films', () => {
  expect(entryOf('/Interior/84A')?.images).toHaveLength(content.interiors.find(({ slug }) => slug === '84A')?.rooms.length ?? -1)
  const [film] = entryOf(routes.brandVideo)?.videos ?? []
  expect(film).toMatchObject({ title: content.videos.brand?.title, duration: 33 })
  expect(film?.content_loc).toMatch(/\/films\/.+\.mp4$/)
})

it('declares each picture of structured data as large as its file is', async () => {
  const names = [...new Set([...content.tours!.tabs.map(({ poster }) => poster), 'model-house', content.home.hero.picture])]
  for (const name of names) {
    const { url, width, height } = imageFile(picture(name))
    const { width: realWidth, height: realHeight } = await sharp(join(process.cwd(), 'public', new URL(url).pathname)).metadata()
    expect([name, width, height]).toEqual([name, realWidth, realHeight])
  }
})
