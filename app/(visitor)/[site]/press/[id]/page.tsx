import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { cache } from 'react'
import { JsonLd } from '@/components/json-ld'
import { PageShell } from '@/components/layout/page-shell'
import { ArticleView } from '@/components/press/article-view'
import { content, picture } from '@/lib/content/load'
import { placePage } from '@/lib/content/page-place'
import { findPress } from '@/lib/content/press-sites'
import { keepTogether } from '@/lib/content/schemas/keep-together'
import type { PageContent } from '@/lib/content/schemas/pages'
import { quotingCurrentFacts } from '@/lib/facts/current-quotes'
import { SOCIAL_SIZE, type ArticleCover } from '@/lib/press/cover'
import { paragraphs } from '@/lib/press/paragraphs'
import { findPublishedArticle } from '@/lib/press/read-article'
import { mediaPath, missingArticlePath, pressArticlePath, pressListPath } from '@/lib/routes'
import { absoluteUrl } from '@/lib/seo/absolute-url'
import { breadcrumbTrail } from '@/lib/seo/breadcrumb'
import { cutText } from '@/lib/cut-text'
import { pageGraph } from '@/lib/seo/graph'
import type { ImageInput } from '@/lib/seo/image-file'
import { articleId } from '@/lib/seo/node-ids'
import { newsArticle } from '@/lib/seo/nodes/news-article'
import { fullTitle, pageMetadata } from '@/lib/seo/page-metadata'
import { sharePicture } from '@/lib/seo/share-picture'
import { services } from '@/lib/services'

export const revalidate = 60
export const generateStaticParams = () => []

interface Props {
  params: Promise<{ site: string; id: string }>
}

/** Fits one line on a phone. The whole title follows right below the breadcrumb. */
const CRUMB_MAX = 18
/** Longer descriptions are shown nowhere, and would push the head past what preview crawlers read. */
const DESCRIPTION_MAX = 160

/** The article's own picture in the format of link previews. */
const coverPicture = (cover: ArticleCover | null): ImageInput | null => cover && { path: mediaPath(cover.social), alt: cover.alt, ...SOCIAL_SIZE }
/** The picture for link previews: the article's own, else the press page's. */
const socialPicture = (cover: ArticleCover | null, list: PageContent, listPath: string) => coverPicture(cover) ?? sharePicture(list, listPath)

/** Shares one read between the metadata and the page. */
const load = cache(async (siteParameter: string, id: string) => {
  const press = findPress(siteParameter)
  const found = press && (await findPublishedArticle(services(), press.site.slug, id))
  return { press, found: found && { ...found, article: quotingCurrentFacts(found.article) } }
})

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { site: siteParameter, id } = await params
  const { press, found } = await load(siteParameter, id)
  // The page below handles the missing article.
  if (!press || !found) return {}
  const { site, page } = press
  const { title, summary, date, updatedAt, cover } = found.article
  return pageMetadata({
    path: pressArticlePath(site.slug, id),
    title,
    description: cutText(summary, DESCRIPTION_MAX),
    social: socialPicture(cover, page, pressListPath(site.slug)),
    siteName: content.site.name,
    feed: true,
    article: { publishedTime: date.toISOString(), modifiedTime: updatedAt.toISOString() },
  })
}

/** A press article. Redirects to the site's list when the article does not exist or is not public. */
export default async function PressArticlePage({ params }: Props) {
  const { site: siteParameter, id } = await params
  const { press, found } = await load(siteParameter, id)
  if (!press) notFound()
  const { site } = press
  if (!found) redirect(missingArticlePath(site.slug))
  const { article, older, newer } = found
  const path = pressArticlePath(site.slug, article.id)
  const listPath = pressListPath(site.slug)
  const list = placePage(content, press.page, listPath)
  const trail = [...breadcrumbTrail(list, listPath), { label: cutText(article.title, CRUMB_MAX), href: path }]
  const page = { ...list, heading: keepTogether(article.title), lead: keepTogether(article.summary) }
  return (
    <>
      <JsonLd
        data={pageGraph({
          site: content.site,
          page: {
            path,
            title: fullTitle(article.title, content.site.name),
            description: cutText(article.summary, DESCRIPTION_MAX),
            image: socialPicture(article.cover, press.page, listPath),
            mainEntity: articleId(path),
          },
          trail,
          nodes: [
            newsArticle({
              path,
              title: article.title,
              summary: article.summary,
              published: article.date,
              modified: article.updatedAt,
              image: coverPicture(article.cover),
            }),
          ],
        })}
      />
      <PageShell page={page} picture={picture(page.banner)} trail={trail} current={listPath} isArticle>
        <ArticleView
          site={site.slug}
          url={absoluteUrl(path)}
          article={{
            id: article.id,
            title: article.title,
            date: article.date.toISOString(),
            views: article.views,
            cover: article.cover,
            paragraphs: paragraphs(keepTogether(article.content), article.pictures),
          }}
          older={older}
          newer={newer}
        />
      </PageShell>
    </>
  )
}
