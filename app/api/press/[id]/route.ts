import { notifySearchEngines } from '@/lib/requests/notify-search-engines'
import { requireAdmin } from '@/lib/requests/current-admin'
import { recordAudit } from '@/lib/requests/record-audit'
import { revalidatePress } from '@/lib/requests/revalidate-press'
import { siteUrl } from '@/lib/env'
import { withErrorResponses } from '@/lib/requests/error-response'
import { readBody } from '@/lib/requests/read-body'
import { requireSameOrigin } from '@/lib/requests/same-origin'
import { ARTICLE_BODY_MAX_BYTES } from '@/lib/press/article'
import { ArticleConflictError } from '@/lib/press/article-conflict'
import { articleVersion } from '@/lib/press/article-version'
import { conflictJson } from '@/lib/requests/article-conflict-response'
import { readArticleUploads } from '@/lib/press/article-uploads'
import { articleUpload } from '@/lib/press/cover'
import { editArticle, removeArticle } from '@/lib/press/write-article'
import { services } from '@/lib/services'

interface Context {
  params: Promise<{ id: string }>
}

const TAG = /^(?:W\/)?"([^"]*)"$/

/** The version that the client edited, from the field `version` or If-Match; undefined skips the comparison. */
function basedOn(request: Request, { version }: Readonly<Record<string, unknown>>): string | undefined {
  if (typeof version === 'string' && version !== '') return version
  const tag = request.headers.get('if-match')
  return tag === null || tag === '*' ? undefined : (TAG.exec(tag.trim())?.[1] ?? tag)
}

async function answerConflict(request: Request, work: () => Promise<Response>): Promise<Response> {
  try {
    return await work()
  } catch (error) {
    // RFC 9110 §13.1.1: 412 when the condition of If-Match is false.
    if (error instanceof ArticleConflictError) return conflictJson(error, request.headers.has('if-match') ? 412 : 409)
    throw error
  }
}

/** Changes an article's texts or status; the form of the page's script can also change its cover. */
export const PATCH = withErrorResponses(async (request: Request, { params }: Context) => {
  requireSameOrigin(request, siteUrl())
  const admin = await requireAdmin('press.write')
  const { values, files } = await readBody(request, ARTICLE_BODY_MAX_BYTES, articleUpload)
  const { id } = await params
  return answerConflict(request, async () => {
    const article = await editArticle(services(), id, values, readArticleUploads(values, files), basedOn(request, values))
    await recordAudit(admin, 'press.edit', article.id, article.status)
    revalidatePress()
    notifySearchEngines(article)
    return Response.json({ id: article.id }, { headers: { etag: `"${articleVersion(article)}"` } })
  })
})

export const DELETE = withErrorResponses(async (request: Request, { params }: Context) => {
  requireSameOrigin(request, siteUrl())
  const admin = await requireAdmin('press.write')
  const { id } = await params
  return answerConflict(request, async () => {
    const article = await removeArticle(services(), id, basedOn(request, {}))
    await recordAudit(admin, 'press.delete', article.id, article.title)
    revalidatePress()
    notifySearchEngines(article)
    return new Response(null, { status: 204 })
  })
})
