/**
 * @typedef {object} FinishedPage
 * @property {string} policy
 * @property {string} etag
 * @property {Record<string, Buffer>} bodies by encoding, made when first asked for; `identity` always
 */

/**
 * Finished pages by key, as many as fit; the one asked for longest ago goes first.
 * @param {number} limit bytes of plain bodies; their encodings add about a fifth
 * @returns {{ get: (key: string) => FinishedPage | undefined, keep: (key: string, page: FinishedPage) => void }}
 */
export function keptPages(limit) {
  /** @type {Map<string, FinishedPage>} */
  const pages = new Map()
  let bytes = 0
  /** @param {FinishedPage} page */
  const sizeOf = ({ bodies }) => bodies['identity']?.length ?? 0
  /** @param {string} key */
  const drop = (key) => {
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
    keep(key, page) {
      // Two requests may finish the same page at once.
      drop(key)
      pages.set(key, page)
      bytes += sizeOf(page)
      for (const oldest of pages.keys()) {
        if (bytes <= limit) return
        drop(oldest)
      }
    },
  }
}
