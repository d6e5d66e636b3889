/** What a head says of the page, and raw text, in which nothing of the kind is looked for. */
const METADATA =
  /<(script|style)\b[\s\S]*?<\/\1>|<title>[\s\S]*?<\/title>|<meta [^>]*>|<link rel="(?:canonical|icon|apple-touch-icon|manifest|alternate)"[^>]*>/g
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
 * @param {string} html a page as it was rendered
 * @returns {string} the same tags in another order; unchanged without a head
 */
export function metadataFirst(html) {
  const start = html.indexOf('<head>') + '<head>'.length
  const end = html.indexOf('</head>')
  if (start < '<head>'.length || end < start) return html
  /** @type {string[]} */
  const tags = []
  const rest = html.slice(start, end).replace(METADATA, (tag, raw) => {
    if (raw) return tag
    tags.push(tag)
    return ''
  })
  const ordered = tags.map((tag) => ({ tag, rank: rankOf(tag) })).sort((one, other) => one.rank - other.rank)
  return html.slice(0, start) + ordered.map(({ tag }) => tag).join('') + rest + html.slice(end)
}
