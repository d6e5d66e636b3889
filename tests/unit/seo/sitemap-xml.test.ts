import { content, picture } from '@/lib/content/load'
import { publicPaths } from '@/lib/content/paths'
import { sitemapPages } from '@/lib/seo/sitemap'
import { sitemapXml } from '@/lib/seo/sitemap-xml'
import { xmlFaults } from '../../support/validate-xml'

const everything = {
  url: 'https://river.example/%EA%B0%80?a=1&b=2',
  lastModified: '2026-11-22T10:00:00.000Z',
  images: ['https://river.example/a.jpg', 'https://river.example/b.jpg'],
  videos: [
    {
      thumbnail_loc: 'https://river.example/poster.jpg',
      title: '물길 & 빛 <1>',
      description: '하루를 담은 영상',
      content_loc: 'https://river.example/film.mp4',
      duration: 33,
      publication_date: '2026-10-12T00:00:00+09:00',
    },
  ],
}

it('is valid by the schemas of protocol, pictures and films, with every optional field', async () => {
  const xml = sitemapXml([everything, ...sitemapPages(publicPaths(), content, picture)])
  expect(await xmlFaults(xml, 'sitemap')).toEqual([])
  expect(xml).toContain('a=1&#38;b=2')
  expect(xml).toContain('물길 &#38; 빛 &#60;1&#62;')
})

it('is invalid with values that search engines refuse', async () => {
  const [film] = everything.videos
  for (const wrong of [{ url: '/Brand/intro' }, { ...everything, lastModified: '22.11.2026' }, { ...everything, videos: [{ ...film!, duration: 0 }] }])
    expect(await xmlFaults(sitemapXml([wrong]), 'sitemap')).not.toEqual([])
})
