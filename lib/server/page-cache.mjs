/**
 * @typedef {object} FinishedPage
 * @property {string} policy
 * @property {string} etag
 * @property {Record<string, Buffer>} bodies by encoding, made when first asked for; `identity` always
 */

/**
 * A least recently used (LRU) cache of finished pages, bounded by bytes.
 * @param {number} maxBytes of plain bodies; their encodings add about a fifth
 * @returns {{ get: (key: string) => FinishedPage | undefined, set: (key: string, page: FinishedPage) => void }}
 */
export function pageCache(maxBytes) {
  /** @type {Map<string, FinishedPage>} */
  const pages = new Map()
  let bytes = 0
  /** @param {FinishedPage} page */
  const sizeOf = ({ bodies }) => bodies['identity']?.length ?? 0
  /** @param {string} key */
  const remove = (key) => {
    const page = pages.get(key)
    if (page) bytes -= sizeOf(page)
    pages.delete(key)
  }
  return {
    get(key) {
      const page = pages.get(key)
      if (!page) return undefined
      pages.delete(key)
      pages.set(key, page)
      return page
    },
    set(key, page) {
      // Two requests may finish the same page at once.
      remove(key)
      pages.set(key, page)
      bytes += sizeOf(page)
      for (const leastRecentlyUsed of pages.keys()) {
        if (bytes <= maxBytes) return
        remove(leastRecentlyUsed)
      }
    },
  }
}
