/** A piece of a paragraph: words, or an https address that was recognised in them. */
export type TextPiece = { readonly kind: 'text'; readonly text: string } | { readonly kind: 'link'; readonly href: string; readonly text: string }

/** Only http(s), and never the punctuation or the Korean particle that follows an address. */
const URL_PATTERN = /https?:\/\/[\w\-./?%&=+#~:@!$,;*]*[\w/]/giu

function splitLinks(paragraph: string): TextPiece[] {
  const found: TextPiece[] = []
  let end = 0
  for (const match of paragraph.matchAll(URL_PATTERN)) {
    if (!URL.canParse(match[0])) continue
    if (match.index > end) found.push({ kind: 'text', text: paragraph.slice(end, match.index) })
    found.push({ kind: 'link', href: new URL(match[0]).href, text: match[0] })
    end = match.index + match[0].length
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
