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

/** The body for the article's page: one paragraph per line, without empty lines, with addresses as links. */
export const paragraphs = (content: string): TextPiece[][] =>
  content
    .split(/\r\n?|\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map(splitLinks)
