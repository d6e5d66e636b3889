import { escapeMarkup as text } from '@/lib/escape-markup'
import { rejectionDocument } from '@/lib/requests/form-response'
import { typedArticleForm } from '@/lib/requests/article-form-document'
import { pressAnswers } from '@/lib/messages/ko/press-answers'
import type { ArticleConflictError } from '@/lib/press/article-conflict'

const STATUS = 409
const headers = { 'cache-control': 'no-store' }

/**
 * For a script: `{message, version, changed: [{part, label, now}]}`.
 * @param status 412 if If-Match named the version
 */
export const conflictJson = ({ userMessage: message, version, changed }: ArticleConflictError, status = STATUS): Response =>
  Response.json({ message, version, changed }, { status, headers: { ...headers, etag: `"${version}"` } })

const changes = ({ changed }: ArticleConflictError) =>
  changed.map(({ label, now }) => `<h2>${text(pressAnswers.changedPart(label))}</h2><pre style="white-space:pre-wrap">${text(now)}</pre>`).join('')

const link = (path: string) => `<p><a href="${text(path)}">${text(pressAnswers.openCurrent)}</a></p>`

/**
 * For a form sent without JavaScript: shows what the other person changed, with a form that saves the typed texts
 * anyway.
 * @param action address that the form posts to
 * @param typed its fields
 * @param page address of the article's page
 */
export function conflictForm(conflict: ArticleConflictError, action: string, typed: Readonly<Record<string, unknown>>, page: string): Response {
  const form = typedArticleForm(action, { action: 'save', version: conflict.version }, typed, pressAnswers.saveMine)
  return rejectionDocument(STATUS, `<p role="alert">${text(conflict.userMessage)}</p>${changes(conflict)}${link(page)}${form}`)
}

/** For a button that changes or removes an article which has changed since it was shown. */
export const conflictPage = (conflict: ArticleConflictError, page: string): Response =>
  rejectionDocument(STATUS, `<p role="alert">${text(conflict.userMessage)}</p>${changes(conflict)}${link(page)}`)
