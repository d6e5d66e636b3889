import { escapeMarkup as text } from '@/lib/escape-markup'
import { rejectionDocument } from '@/lib/requests/form-response'
import { articleFormWords } from '@/lib/messages/ko/article-form'
import { articlePictureWords } from '@/lib/messages/ko/article-pictures'
import { pressAnswers } from '@/lib/messages/ko/press-answers'
import type { ArticleConflictError } from '@/lib/press/article-conflict'
import { lineOfPicture, pictureFields, readPictureInputs } from '@/lib/press/article-picture'

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

/** The fields of the pictures in the text, as they were sent. */
const pictures = (typed: Readonly<Record<string, unknown>>) =>
  readPictureInputs(typed, {})
    .map(({ number, alt, remove }) => {
      const [line, names] = [lineOfPicture(number), pictureFields(number)]
      return `<p><label for="${names.alt}">${text(articlePictureWords.alt(line))}</label><br><input id="${names.alt}" name="${names.alt}" size="60" value="${text(alt ?? '')}"></p>
<p><label for="${names.file}">${text(articlePictureWords.file(line))}</label> <input id="${names.file}" name="${names.file}" type="file" accept="image/*"></p>
<p><label><input name="${names.remove}" type="checkbox"${remove ? ' checked' : ''}> ${text(articlePictureWords.remove(line))}</label></p>`
    })
    .join('')

/**
 * For a form sent without JavaScript: shows what the other person changed, with a form that saves the typed texts
 * anyway. A file must be chosen again, because no page can preselect one.
 * @param action address that the form posts to
 * @param typed its fields
 * @param page address of the article's page
 */
export function conflictForm(conflict: ArticleConflictError, action: string, typed: Readonly<Record<string, unknown>>, page: string): Response {
  const value = (name: string) => text(typeof typed[name] === 'string' ? typed[name] : '')
  const { labels, alt, otherFile, removeCover } = articleFormWords
  const field = (name: 'title' | 'summary' | 'content', rows: number) =>
    `<p><label for="${name}">${text(labels[name])}</label><br><textarea id="${name}" name="${name}" rows="${rows}" cols="60">\n${value(name)}</textarea></p>`
  const date = `<p><label for="date">${text(labels.date)}</label> <input id="date" name="date" type="date" value="${value('date')}"></p>`
  const cover =
    typeof typed.coverAlt === 'string'
      ? `<p><label for="coverAlt">${text(alt)}</label><br><input id="coverAlt" name="coverAlt" size="60" value="${value('coverAlt')}"></p>
<p><label for="cover">${text(otherFile)}</label> <input id="cover" name="cover" type="file" accept="image/*"></p>
<p><label><input name="removeCover" type="checkbox"${typed.removeCover === 'on' ? ' checked' : ''}> ${text(removeCover)}</label></p>`
      : ''
  const form = `<form action="${text(action)}" method="post" enctype="multipart/form-data">
<input type="hidden" name="action" value="save"><input type="hidden" name="version" value="${text(conflict.version)}">
<h2>${text(pressAnswers.yourText)}</h2>${field('title', 1)}${field('summary', 3)}${field('content', 20)}${date}${cover}${pictures(typed)}
<p><button type="submit">${text(pressAnswers.saveMine)}</button></p></form>`
  return rejectionDocument(STATUS, `<p role="alert">${text(conflict.userMessage)}</p>${changes(conflict)}${link(page)}${form}`)
}

/** For a button that changes or removes an article which has changed since it was shown. */
export const conflictPage = (conflict: ArticleConflictError, page: string): Response =>
  rejectionDocument(STATUS, `<p role="alert">${text(conflict.userMessage)}</p>${changes(conflict)}${link(page)}`)
