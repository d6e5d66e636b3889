import type { NextRequest } from 'next/server'
import { notifySearchEngines } from '@/lib/requests/notify-search-engines'
import { requireAdmin } from '@/lib/requests/current-admin'
import { recordAudit } from '@/lib/requests/record-audit'
import { revalidatePress } from '@/lib/requests/revalidate-press'
import { pressSiteSlugs } from '@/lib/content/press-sites'
import { siteUrl } from '@/lib/env'
import { InvalidInputError, NotFoundError } from '@/lib/errors'
import { withErrorResponses, errorPage } from '@/lib/requests/error-response'
import { refusedArticleForm } from '@/lib/requests/article-form-document'
import { redirectAfterPost } from '@/lib/requests/form-response'
import { readBody } from '@/lib/requests/read-body'
import { requireSameOrigin } from '@/lib/requests/same-origin'
import { pressAnswers } from '@/lib/messages/ko/press-answers'
import { ARTICLE_BODY_MAX_BYTES } from '@/lib/press/article'
import { quotingCurrentFacts } from '@/lib/facts/current-quotes'
import { readArticleUploads } from '@/lib/press/article-uploads'
import { articleUpload } from '@/lib/press/cover'
import { listArticles } from '@/lib/press/list-articles'
import { createArticle } from '@/lib/press/write-article'
import { apiPaths, pressListPath } from '@/lib/routes'
import { services } from '@/lib/services'

/** A page of a site's published articles; docs/api.md has the contract. */
export const GET = withErrorResponses(async (request: NextRequest) => {
  const query = request.nextUrl.searchParams
  const site = query.get('site')?.normalize('NFC')
  if (!site) throw new InvalidInputError({ site: pressAnswers.siteRequired })
  if (!pressSiteSlugs().includes(site)) throw new NotFoundError('no such press site')
  const { items, nextCursor } = await listArticles(services(), site, { cursor: query.get('cursor') ?? undefined })
  const shown = items
    .map(quotingCurrentFacts)
    .map(({ id, siteId, number, title, summary, date, views }) => ({ id, siteId, number, title, summary, date, views }))
  return Response.json({ items: shown, nextCursor }, { headers: { 'cache-control': 'no-store' } })
})

/** Publishes an article or saves it as a draft. Accepts JSON, or the form with its picture, also without JavaScript. */
export const POST = withErrorResponses(async (request: NextRequest) => {
  requireSameOrigin(request, siteUrl())
  const admin = await requireAdmin('press.write')
  const body = await readBody(request, ARTICLE_BODY_MAX_BYTES, articleUpload)
  try {
    const article = await createArticle(services(), pressSiteSlugs(), body.values, readArticleUploads(body.values, body.files))
    await recordAudit(admin, article.status === 'draft' ? 'press.draft' : 'press.publish', article.id)
    revalidatePress()
    notifySearchEngines(article)
    return body.kind === 'form' ? redirectAfterPost(pressListPath(article.siteId)) : Response.json({ id: article.id }, { status: 201 })
  } catch (error) {
    if (body.kind === 'form') return error instanceof InvalidInputError ? refusedArticleForm(error, apiPaths.press, body.values) : errorPage(error)
    throw error
  }
})
