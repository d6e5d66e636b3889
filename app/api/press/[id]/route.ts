import { notifySearchEngines } from '@/lib/admin/notify-search-engines'
import { requireAdmin } from '@/lib/admin/current-admin'
import { recordAudit } from '@/lib/admin/record-audit'
import { revalidatePress } from '@/lib/admin/revalidate-press'
import { siteUrl } from '@/lib/env'
import { withErrorResponses } from '@/lib/http/error-response'
import { readBody } from '@/lib/http/read-body'
import { requireSameOrigin } from '@/lib/http/same-origin'
import { ARTICLE_BODY_MAX_BYTES } from '@/lib/press/article'
import { readCoverInput, coverUpload } from '@/lib/press/cover'
import { editArticle, removeArticle } from '@/lib/press/write-article'
import { services } from '@/lib/services'

interface Context {
  params: Promise<{ id: string }>
}

/** Changes an article's texts or status; the form of a script also its cover. */
export const PATCH = withErrorResponses(async (request: Request, { params }: Context) => {
  requireSameOrigin(request, siteUrl())
  const admin = await requireAdmin('press.write')
  const { values, files } = await readBody(request, ARTICLE_BODY_MAX_BYTES, coverUpload)
  const article = await editArticle(services(), (await params).id, values, readCoverInput(values, files))
  await recordAudit(admin, 'press.edit', article.id, article.status)
  revalidatePress()
  notifySearchEngines(article)
  return Response.json({ id: article.id })
})

export const DELETE = withErrorResponses(async (request: Request, { params }: Context) => {
  requireSameOrigin(request, siteUrl())
  const admin = await requireAdmin('press.write')
  const article = await removeArticle(services(), (await params).id)
  await recordAudit(admin, 'press.delete', article.id, article.title)
  revalidatePress()
  notifySearchEngines(article)
  return new Response(null, { status: 204 })
})
