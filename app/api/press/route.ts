import type { NextRequest } from 'next/server'
import { announceArticle } from '@/lib/admin/announce-article'
import { requireAdmin } from '@/lib/admin/current-admin'
import { recordAudit } from '@/lib/admin/record-audit'
import { revalidatePress } from '@/lib/admin/revalidate-press'
import { pressSiteSlugs } from '@/lib/content/press-sites'
import { siteUrl } from '@/lib/env'
import { InvalidInputError, NotFoundError } from '@/lib/errors'
import { answeringErrors, errorPage } from '@/lib/http/answer-errors'
import { redirectAfterPost } from '@/lib/http/form-answer'
import { readBody } from '@/lib/http/read-body'
import { requireSameOrigin } from '@/lib/http/same-origin'
import { ARTICLE_BODY_MAX_BYTES } from '@/lib/press/article'
import { coverInput, coverUpload } from '@/lib/press/cover'
import { listArticles } from '@/lib/press/list-articles'
import { publishArticle } from '@/lib/press/write-article'
import { pressListPath } from '@/lib/routes'
import { services } from '@/lib/services'

/** A page of a site's published articles; the contract is in product.md. */
export const GET = answeringErrors(async (request: NextRequest) => {
  const query = request.nextUrl.searchParams
  const site = query.get('site')
  if (!site) throw new InvalidInputError({ site: 'site를 지정해 주세요.' })
  if (!pressSiteSlugs().includes(site)) throw new NotFoundError('no such press site')
  const { items, nextCursor } = await listArticles(services(), site, { cursor: query.get('cursor') ?? undefined })
  const shown = items.map(({ id, siteId, number, title, summary, date, views }) => ({ id, siteId, number, title, summary, date, views }))
  return Response.json({ items: shown, nextCursor }, { headers: { 'cache-control': 'no-store' } })
})

/** Publishes an article, or keeps it as a draft. Takes JSON, or the write form, with its picture and without JavaScript too. */
export const POST = answeringErrors(async (request: NextRequest) => {
  requireSameOrigin(request, siteUrl())
  const admin = await requireAdmin()
  const body = await readBody(request, ARTICLE_BODY_MAX_BYTES, coverUpload)
  try {
    const article = await publishArticle(services(), pressSiteSlugs(), body.values, coverInput(body.values, body.files))
    await recordAudit(admin, article.status === 'draft' ? 'press.draft' : 'press.publish', article.id)
    revalidatePress()
    announceArticle(article)
    return body.kind === 'form' ? redirectAfterPost(pressListPath(article.siteId)) : Response.json({ id: article.id }, { status: 201 })
  } catch (error) {
    if (body.kind === 'form') return errorPage(error)
    throw error
  }
})
