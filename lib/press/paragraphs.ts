import { findLinks } from './links'

/** A piece of a paragraph: words, or an http(s) address that was recognised in them. */
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

/** The body as the detail page shows it: a paragraph a line, empty lines dropped, addresses as links. */
export const paragraphs = (content: string): TextPiece[][] =>
  content
    .split(/\r\n?|\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map(splitLinks)
