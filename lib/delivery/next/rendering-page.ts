import { workUnitAsyncStorage } from 'next/dist/server/app-render/work-unit-async-storage.external.js'

/**
 * Gives the page that is being rendered cache tags, as Next's own `unstable_cache` does, but at once and without anything to
 * cache. Does nothing where what is rendered is not kept.
 */
export function tagPage(tags: readonly string[]) {
  const store = workUnitAsyncStorage.getStore()
  if (!store || !('tags' in store)) return
  const before = store.tags ?? []
  const known = new Set(before)
  if (tags.every((tag) => known.has(tag))) return
  store.tags = [...before, ...tags.filter((tag) => !known.has(tag))]
}

/**
 * Limits the age of the page that is being rendered. Otherwise servers of Next and caches in between send it for up to `expireTime`
 * (next.config.ts) while they ask for a new one, and the browser's router shows it for five minutes; the router accepts no limit
 * below thirty seconds. Does nothing where what is rendered is not kept.
 */
export function limitPageAge(seconds: number) {
  const store = workUnitAsyncStorage.getStore()
  if (store?.type !== 'prerender-legacy') return
  store.expire = Math.min(store.expire, seconds)
  store.stale = Math.min(store.stale, seconds)
}
