/** Represents all articles of a press list: `/site/press/*`. */
const ANY_ARTICLE = '*'

/** The page under which a path is counted; null for unknown paths. */
export type CountedPage = (path: string) => string | null

/**
 * Counts existing pages only, which bounds the number of counts and stores nothing else from addresses.
 * @param paths every page with a fixed address, encoded as in addresses
 * @param pressLists those of them whose articles are counted together
 * @returns maps a path without query, percent-encoded or plain, to its plain form
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
