import { pictureOfLine, type ArticlePicture } from './article-picture'
import { findLinks } from './links'

/** A piece of a paragraph: text, or an http(s) address found in it. */
export type TextPiece = { readonly kind: 'text'; readonly text: string } | { readonly kind: 'link'; readonly href: string; readonly text: string }

function splitLinks(paragraph: string): TextPiece[] {
  const found: TextPiece[] = []
  let end = 0
  for (const { index, raw, href, text } of findLinks(paragraph)) {
    if (index > end) found.push({ kind: 'text', text: paragraph.slice(end, index) })
    found.push({ kind: 'link', href, text })
    end = index + raw.length
  }
  if (end < paragraph.length) found.push({ kind: 'text', text: paragraph.slice(end) })
  return found
}

/** A line of an article's text: a paragraph, or one of the article's pictures. */
export type Paragraph = { readonly kind: 'text'; readonly pieces: readonly TextPiece[] } | { readonly kind: 'picture'; readonly picture: ArticlePicture }

/**
 * The body for the article's page: one paragraph per line, without empty lines, with addresses as links, and pictures where a line
 * names them. A line that names none of the article's pictures is text.
 */
export const paragraphs = (content: string, pictures: readonly ArticlePicture[] = []): Paragraph[] =>
  content
    .split(/\r\n?|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const number = pictureOfLine(line)
      const picture = pictures.find((one) => one.number === number)
      return picture ? { kind: 'picture', picture } : { kind: 'text', pieces: splitLinks(line) }
    })
