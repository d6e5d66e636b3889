import { cut, readRenderedPage } from '../next/rendered-page.mjs'

/** What a head says of the page. */
const METADATA = /^<(?:title|meta|link rel="(?:canonical|icon|apple-touch-icon|manifest|alternate)")[\s>]/
/**
 * Crawlers of link previews read a document's first bytes only (Slack's 32 kB), and some not even those. The first
 * pattern that fits gives a tag its rank; tags of one rank keep their order.
 */
const RANKS = [
  /^<meta charset/i,
  /^<meta name="viewport"/,
  /^<title/,
  /^<meta name="(?:description|robots)"/,
  /^<link rel="canonical"/,
  /^<meta property="(?!og:image:alt)/,
  /^<link/,
  /^<meta name="(?!twitter:)/,
]

/** @param {string} tag */
const rankOf = (tag) => {
  const rank = RANKS.findIndex((pattern) => pattern.test(tag))
  return rank === -1 ? RANKS.length : rank
}

/**
 * Puts a page's metadata first in its head, before preloads and styles. React finds such tags wherever in the head they are.
 * @param {import('../next/rendered-page.mjs').RenderedPage} page
 * @returns {{ start: number, end: number, by?: string }[]} what to cut out and in
 */
export function metadataCuts({ headStart, headTags }) {
  const metadata = headTags.filter(({ tag }) => METADATA.test(tag))
  const ordered = metadata.map(({ tag }) => ({ tag, rank: rankOf(tag) })).sort((one, other) => one.rank - other.rank)
  return [{ start: headStart, end: headStart, by: ordered.map(({ tag }) => tag).join('') }, ...metadata]
}

/**
 * @param {string} html a page as it was rendered
 * @returns {string} the same tags, metadata first; unchanged without a head
 */
export function metadataFirst(html) {
  const page = readRenderedPage(html)
  return page.headStart === -1 ? html : cut(html, metadataCuts(page))
}
