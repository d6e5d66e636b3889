import { adminPost, textField } from '@/lib/admin/admin-post'
import { notifySearchEngines } from '@/lib/admin/announce-article'
import { recordAudit } from '@/lib/admin/record-audit'
import { revalidatePress } from '@/lib/admin/revalidate-press'
import { InvalidInputError } from '@/lib/errors'
import { redirectAfterPost } from '@/lib/http/form-response'
import type { Article } from '@/lib/press/article'
import { readCoverInput, coverUpload } from '@/lib/press/cover'
import { editArticle, removeArticle } from '@/lib/press/write-article'
import { adminPaths } from '@/lib/routes'
import { services } from '@/lib/services'

/** Saves, publishes, unpublishes or deletes an article from its page in /admin. */
export const POST = adminPost<{ id: string }>(async ({ admin, values, files, params }) => {
  const action = textField(values, 'action')
  let article: Article
  if (action === 'delete') {
    article = await removeArticle(services(), params.id)
    await recordAudit(admin, 'press.delete', article.id, article.title)
  } else if (action === 'save') {
    article = await editArticle(services(), params.id, { title: values.title, summary: values.summary, content: values.content }, readCoverInput(values, files))
    await recordAudit(admin, 'press.edit', article.id, article.status)
  } else if (action === 'published' || action === 'unpublished') {
    article = await editArticle(services(), params.id, { status: action })
    await recordAudit(admin, action === 'published' ? 'press.publish' : 'press.unpublish', article.id)
  } else {
    throw new InvalidInputError({ action: '할 일을 알 수 없습니다.' })
  }
  revalidatePress()
  notifySearchEngines(article)
  return redirectAfterPost(`${adminPaths.press}?done=${action === 'save' ? 'saved' : action}`)
}, coverUpload)
