/**
 * A least recently used (LRU) cache, bounded by bytes.
 * @template Value
 * @param {number} maxBytes
 * @param {(value: Value) => number} sizeOf bytes of a value
 * @param {(value: Value) => void} [removed] told of each value that is no longer kept, before another takes its place
 */
export function byteCache(maxBytes, sizeOf, removed) {
  /** @type {Map<string, { value: Value, size: number }>} */
  const entries = new Map()
  let bytes = 0
  /** @param {string} key */
  const remove = (key) => {
    const entry = entries.get(key)
    if (!entry) return
    bytes -= entry.size
    entries.delete(key)
    removed?.(entry.value)
  }
  const evict = () => {
    for (const leastRecentlyUsed of entries.keys()) {
      if (bytes <= maxBytes) return
      remove(leastRecentlyUsed)
    }
  }
  return {
    /** @param {string} key @returns {Value | undefined} */
    get(key) {
      const entry = entries.get(key)
      if (!entry) return undefined
      entries.delete(key)
      entries.set(key, entry)
      return entry.value
    },
    /** @param {string} key @param {Value} value */
    set(key, value) {
      remove(key)
      const size = sizeOf(value)
      entries.set(key, { value, size })
      bytes += size
      evict()
    },
    /** A value of this key has more or fewer bytes than before. @param {string} key */
    resized(key) {
      const entry = entries.get(key)
      if (!entry) return
      const size = sizeOf(entry.value)
      bytes += size - entry.size
      entry.size = size
      evict()
    },
    remove,
  }
}
