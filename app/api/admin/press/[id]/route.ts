import { adminPost } from '@/lib/requests/admin-post'
import { notifySearchEngines } from '@/lib/requests/notify-search-engines'
import { recordAudit } from '@/lib/requests/record-audit'
import { revalidatePress } from '@/lib/requests/revalidate-press'
import { redirectAfterPost } from '@/lib/requests/form-response'
import type { Article } from '@/lib/press/article'
import { ArticleConflictError } from '@/lib/press/article-conflict'
import { InvalidInputError } from '@/lib/errors'
import { isPlainForm } from '@/lib/requests/error-response'
import { refusedArticleForm } from '@/lib/requests/article-form-document'
import { conflictForm, conflictPage } from '@/lib/requests/article-conflict-response'
import { readArticleUploads } from '@/lib/press/article-uploads'
import { articleUpload } from '@/lib/press/cover'
import { editArticle, removeArticle } from '@/lib/press/write-article'
import { adminApiPaths, adminPaths } from '@/lib/admin-routes'
import { services } from '@/lib/services'

const ACTIONS = { save: 'press.write', published: 'press.write', unpublished: 'press.write', delete: 'press.write' } as const

export const POST = adminPost<{ id: string }, keyof typeof ACTIONS>(
  ACTIONS,
  async ({ request, admin, action, values, typed, files, params: { id } }) => {
    const basedOn = typed('version') || undefined
    let article: Article
    try {
      if (action === 'delete') {
        article = await removeArticle(services(), id, basedOn)
        await recordAudit(admin, 'press.delete', article.id, article.title)
      } else if (action === 'save') {
        const { title, summary, content, date } = values
        article = await editArticle(services(), id, { title, summary, content, date }, readArticleUploads(values, files), basedOn)
        await recordAudit(admin, 'press.edit', article.id, article.status)
      } else {
        article = await editArticle(services(), id, { status: action }, undefined, basedOn)
        await recordAudit(admin, action === 'published' ? 'press.publish' : 'press.unpublish', article.id)
      }
    } catch (error) {
      if (error instanceof InvalidInputError && action === 'save' && isPlainForm(request)) return refusedArticleForm(error, adminApiPaths.press(id), values)
      if (!(error instanceof ArticleConflictError)) throw error
      const page = adminPaths.pressArticle(id)
      return action === 'save' ? conflictForm(error, adminApiPaths.press(id), values, page) : conflictPage(error, page)
    }
    revalidatePress()
    notifySearchEngines(article)
    return redirectAfterPost(`${adminPaths.press}?done=${action === 'save' ? 'saved' : action}`)
  },
  articleUpload,
)
