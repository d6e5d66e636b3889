import { adminPost } from '@/lib/admin/admin-post'
import { notifySearchEngines } from '@/lib/admin/notify-search-engines'
import { recordAudit } from '@/lib/admin/record-audit'
import { revalidatePress } from '@/lib/admin/revalidate-press'
import { redirectAfterPost } from '@/lib/http/form-response'
import type { Article } from '@/lib/press/article'
import { readCoverInput, coverUpload } from '@/lib/press/cover'
import { editArticle, removeArticle } from '@/lib/press/write-article'
import { adminPaths } from '@/lib/admin-routes'
import { services } from '@/lib/services'

const ACTIONS = { save: 'press.write', published: 'press.write', unpublished: 'press.write', delete: 'press.write' } as const

/** Saves, publishes, unpublishes or deletes an article from its page in /admin. */
export const POST = adminPost<{ id: string }, keyof typeof ACTIONS>(
  ACTIONS,
  async ({ admin, action, values, files, params }) => {
    let article: Article
    if (action === 'delete') {
      article = await removeArticle(services(), params.id)
      await recordAudit(admin, 'press.delete', article.id, article.title)
    } else if (action === 'save') {
      article = await editArticle(
        services(),
        params.id,
        { title: values.title, summary: values.summary, content: values.content },
        readCoverInput(values, files),
      )
      await recordAudit(admin, 'press.edit', article.id, article.status)
    } else {
      article = await editArticle(services(), params.id, { status: action })
      await recordAudit(admin, action === 'published' ? 'press.publish' : 'press.unpublish', article.id)
    }
    revalidatePress()
    notifySearchEngines(article)
    return redirectAfterPost(`${adminPaths.press}?done=${action === 'save' ? 'saved' : action}`)
  },
  coverUpload,
)
