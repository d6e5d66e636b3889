import { escapeMarkup as text } from '@/lib/escape-markup'
import type { InvalidInputError } from '@/lib/errors'
import { articleFormWords } from '@/lib/messages/ko/article-form'
import { articlePictureWords } from '@/lib/messages/ko/article-pictures'
import { pressAnswers } from '@/lib/messages/ko/press-answers'
import { FREE_PLACES, lineOfPicture, pictureFields, readPictureInputs } from '@/lib/press/article-picture'
import { PICTURE_TYPES } from '@/lib/press/picture-types'
import { rejectionDocument } from './form-response'

type Typed = Readonly<Record<string, unknown>>

const UNPROCESSABLE = 422

/** The fields of the pictures in the text, as they were sent. */
const pictureInputs = (typed: Typed) =>
  readPictureInputs(typed, {})
    .map(({ number, alt, remove, free }) => {
      const [line, names] = [lineOfPicture(number), pictureFields(number)]
      const removal = `<p><label><input name="${names.remove}" type="checkbox"${remove ? ' checked' : ''}> ${text(articlePictureWords.remove(line))}</label></p>`
      return `<p><label for="${names.alt}">${text(articlePictureWords.alt(line))}</label><br><input id="${names.alt}" name="${names.alt}" size="60" value="${text(alt ?? '')}"></p>
<p><label for="${names.file}">${text(articlePictureWords.file(line))}</label> <input id="${names.file}" name="${names.file}" type="file" accept="${PICTURE_TYPES}"></p>${free ? '' : `\n${removal}`}`
    })
    .join('')

/**
 * The markup of an article's form with what was typed, for the response to one sent without JavaScript. A file must be chosen again,
 * because no page can preselect one.
 * @param action address that the form posts to
 * @param hidden fields that nobody types
 * @param submit words of its button
 */
export function typedArticleForm(action: string, hidden: Readonly<Record<string, string>>, typed: Typed, submit: string): string {
  const value = (name: string) => text(typeof typed[name] === 'string' ? typed[name] : '')
  const { labels, alt, otherFile, removeCover } = articleFormWords
  const field = (name: 'title' | 'summary' | 'content', rows: number) =>
    `<p><label for="${name}">${text(labels[name])}</label><br><textarea id="${name}" name="${name}" rows="${rows}" cols="60">\n${value(name)}</textarea></p>`
  const date = `<p><label for="date">${text(labels.date)}</label> <input id="date" name="date" type="date" value="${value('date')}"></p>`
  const cover =
    typeof typed.coverAlt === 'string'
      ? `<p><label for="coverAlt">${text(alt)}</label><br><input id="coverAlt" name="coverAlt" size="60" value="${value('coverAlt')}"></p>
<p><label for="cover">${text(otherFile)}</label> <input id="cover" name="cover" type="file" accept="${PICTURE_TYPES}"></p>
<p><label><input name="removeCover" type="checkbox"${typed.removeCover === 'on' ? ' checked' : ''}> ${text(removeCover)}</label></p>`
      : ''
  const free = typed[FREE_PLACES]
  const places: Readonly<Record<string, string>> = typeof free === 'string' ? { [FREE_PLACES]: free } : {}
  const kept = Object.entries({ ...hidden, ...places }).map(([name, content]) => `<input type="hidden" name="${name}" value="${text(content)}">`)
  return `<form action="${text(action)}" method="post" enctype="multipart/form-data">
${kept.join('')}
<h2>${text(pressAnswers.yourText)}</h2>${field('title', 1)}${field('summary', 3)}${field('content', 20)}${date}${cover}${pictureInputs(typed)}
<p><button type="submit">${text(submit)}</button></p></form>`
}

/** What an article's form hides, of the fields that were sent: of a new one its site and status, of another one its version. */
const HIDDEN = ['action', 'site', 'status', 'version'] as const

/** For a form sent without JavaScript that was refused: says why, with the form as it was typed. */
export function refusedArticleForm({ fields }: InvalidInputError, action: string, typed: Typed): Response {
  const hidden = Object.fromEntries(HIDDEN.flatMap((name) => (typeof typed[name] === 'string' ? [[name, typed[name]]] : [])))
  const reasons = [...new Set(Object.values(fields))].map((reason) => `<p>${text(reason)}</p>`).join('')
  const { publish, save, saveDraft } = articleFormWords
  const submit = typed.action === 'save' ? save : typed.status === 'draft' ? saveDraft : publish
  return rejectionDocument(UNPROCESSABLE, `<div role="alert">${reasons}</div>${typedArticleForm(action, hidden, typed, submit)}`)
}
