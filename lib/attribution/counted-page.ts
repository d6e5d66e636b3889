/** Stands for every article of a press list: `/site/press/*`. */
const ANY_ARTICLE = '*'

/** The page under which something is counted; null for what is none of ours. */
export type CountedPage = (path: string) => string | null

/**
 * Only pages that there are get a count, so that there are no more counts than pages, and an address says nothing else.
 * @param paths every page with a fixed address, as addresses have them
 * @param pressLists of them, those whose articles are counted together
 * @returns of a path, percent-encoded or plain and without a query, its plain spelling
 */
export function countedPages(paths: readonly string[], pressLists: readonly string[]): CountedPage {
  const pages = new Set(paths.map(plainPath))
  const lists = new Set(pressLists.map(plainPath))
  return (path) => {
    const plain = plainPath(path)
    if (plain === null || pages.has(plain)) return plain
    const end = plain.lastIndexOf('/')
    return end > 0 && end < plain.length - 1 && lists.has(plain.slice(0, end)) ? `${plain.slice(0, end + 1)}${ANY_ARTICLE}` : null
  }
}

function plainPath(path: string): string | null {
  try {
    return decodeURIComponent(path).normalize('NFC')
  } catch {
    return null
  }
}
