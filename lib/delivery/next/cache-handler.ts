import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js'
import { bridge } from '../bridge'
import { keepDataApart } from '../pages/data-apart'
import { pages } from '../pages/page-store'
import { finishingThread } from '../finish/finishing-thread'
import { allow, restrict } from '../finish/page-finisher'
import { addressOf, entryOf, isAppPage, isUnfinished, valueOf } from './stored-page'
import { cacheTime, expireTag } from './tags'

/*
 * `cacheHandler` of next.config.ts. Next hands it each page that may be sent again, before anybody gets it: here the page
 * is finished and gets its content security policy, whatever server Next runs in.
 */

/** Next's reader of what the build rendered. Node and the bundler, which takes this file into middleware, name it differently. */
const BuildOutput = (fileSystemCache as unknown as { default?: typeof fileSystemCache }).default ?? fileSystemCache
const BUILDING = process.env.NEXT_PHASE === 'phase-production-build'

/** Renderings under way at the same time, by far. */
const RENDERINGS_MAX = 1000
/**
 * When Next asked for a page first since it was rendered last, which it does before it renders it. What it renders may be as old
 * as that: a page that was begun before an article was posted, and ended afterwards, would stand without it until the next one.
 * Not when it asked last: others ask while a page that is due is rendered behind its answer.
 */
const firstAsked = new LRUCache({ max: RENDERINGS_MAX }) as LRUCache<string, number>

/** Of all instances: Next makes one for each request. */
let finish: ReturnType<typeof finishingThread> | undefined
const connections = () => bridge.connections ?? []

type BuildOutput = fileSystemCache

export default class CacheHandler {
  #root
  #built

  constructor(context: ConstructorParameters<typeof fileSystemCache>[0]) {
    // What was rendered anew stays in memory: a build may lie on a read-only disk, and a page of one store must not outlive
    // it in the build that another store is served from.
    this.#built = new BuildOutput({ ...context, maxMemoryCacheSize: 0, flushToDisk: BUILDING && context.flushToDisk === true })
    // The instance that middleware gets has no build to read.
    this.#root = context.serverDistDir ? join(context.serverDistDir, '../..') : process.cwd()
  }

  /** @param asked key, and what kind of value it is */
  async get(...asked: Parameters<BuildOutput['get']>) {
    const [key, { kind }] = asked
    if (BUILDING) return this.#built.get(...asked)
    if (!firstAsked.has(key)) firstAsked.set(key, cacheTime())
    const kept = pages.get(key)
    if (kept) return valueOf(kept) as never
    if (String(kind) === 'FETCH') return null
    const built = await this.#built.get(...asked)
    if (!built) return built
    if (isUnfinished(built.value)) restrict(built.value)
    else if (isAppPage(built.value)) allow(built.value, connections())
    pages.keep(key, entryOf(built.value, { times: built.cacheControl, renderedAt: built.lastModified ?? cacheTime() }))
    return built
  }

  /** @param given key, value and context; the value is what Next answers next: a page is finished in place */
  async set(...given: Parameters<BuildOutput['set']>) {
    const [key, value, context] = given
    if (BUILDING) return this.#built.set(...given)
    // A draft is for one person. Next gives nothing of it to a cache in its draft mode: this holds where that mode fails.
    if (bridge.currentContent?.readPreview?.()) return void (isUnfinished(value) && restrict(value))
    const cacheControl = 'cacheControl' in context ? context.cacheControl : undefined
    let apart: string | undefined
    // Next gives a page back that could not be rendered anew: that is finished.
    if (isUnfinished(value)) {
      // Next sends the page even where what follows fails.
      restrict(value)
      const stays = cacheControl?.revalidate === false
      // Only where whoever gets the page asks this process for its data, too.
      const isOwn = bridge.expireTag !== undefined && bridge.isOnlyServer === true
      try {
        finish ??= finishingThread(this.#root, connections())
        const data = await finish(value, key, stays, stays && isOwn)
        if (data) apart = keepDataApart(pages, data)
      } catch (fault) {
        // Shown without scripts, as after `next build` alone.
        console.error(JSON.stringify({ level: 50, time: Date.now(), key, fault: String(fault), msg: 'a page could not be finished' }))
      }
    }
    // Next reads data for two requests at a time: what comes second was asked for before the first was kept.
    const entry = entryOf(value, { times: cacheControl, renderedAt: firstAsked.get(key) ?? pages.renderedAt(key) ?? cacheTime() })
    pages.keep(key, { ...entry, apart }, addressOf(key, value))
    firstAsked.delete(key)
  }

  async revalidateTag(...given: Parameters<BuildOutput['revalidateTag']>) {
    const [tags, durations] = given
    for (const tag of [tags].flat()) expireTag(tag, durations)
  }

  resetRequestCache() {
    this.#built.resetRequestCache()
  }
}
