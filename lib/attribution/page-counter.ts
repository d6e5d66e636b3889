import { koreanIsoDay } from '@/lib/korean-time'
import type { PageCount, PageCountStore } from '@/lib/attribution/page-count-store'
import { countedChannel, isOwnChannel, OTHER_CHANNEL } from './counted-channel'
import type { CountedPage } from './counted-page'

/** Maximum of counts waiting while the store is unavailable; further new ones are dropped. */
const WAITING_MAX = 5_000
/** Channels per day that come from addresses, which anybody can forge; further ones are counted together. */
const FOREIGN_CHANNELS_MAX = 100
/** Rows of one write. */
const WRITE_MAX = 400

type PageEvent = 'views' | 'popups' | 'registrations'

export interface PageCounter {
  /**
   * Counts in memory, synchronously; never throws.
   * @param path from an address, without query; unknown pages are not counted
   * @param touch the visitor's first touch, see lib/first-touch.ts; empty if unknown
   */
  count(event: PageEvent, path: string, touch: string): void
  /**
   * Stores the waiting counts; on failure they keep waiting.
   * @throws StoreUnavailableError
   */
  flush(): Promise<void>
}

type Count = { -readonly [Field in keyof PageCount]: PageCount[Field] }

/** Write-behind counts of pages: the caller flushes on a timer and on a clean stop; a crash loses at most one interval. */
export function createPageCounter(store: Pick<PageCountStore, 'add'>, pageOf: CountedPage, now: () => Date): PageCounter {
  const waiting = new Map<string, Count>()
  let running: Promise<void> | undefined
  let foreign = { day: '', channels: new Set<string>() }

  function channelFor(day: string, touch: string): string {
    const channel = countedChannel(touch)
    if (isOwnChannel(channel)) return channel
    if (foreign.day !== day) foreign = { day, channels: new Set() }
    if (!foreign.channels.has(channel) && foreign.channels.size >= FOREIGN_CHANNELS_MAX) return OTHER_CHANNEL
    foreign.channels.add(channel)
    return channel
  }

  function add(count: PageCount): void {
    const key = JSON.stringify([count.day, count.page, count.channel])
    const found = waiting.get(key)
    if (!found && waiting.size >= WAITING_MAX) return
    if (!found) return void waiting.set(key, { ...count })
    found.views += count.views
    found.popups += count.popups
    found.registrations += count.registrations
  }

  async function write(): Promise<void> {
    while (waiting.size > 0) {
      const batch = [...waiting.entries()].slice(0, WRITE_MAX)
      for (const [key] of batch) waiting.delete(key)
      const counts = batch.map(([, count]) => count)
      try {
        await store.add(counts)
      } catch (error) {
        for (const count of counts) add(count)
        throw error
      }
    }
  }

  return {
    count(event, path, touch) {
      const page = pageOf(path)
      if (page === null) return
      const day = koreanIsoDay(now())
      add({ day, page, channel: channelFor(day, touch), views: 0, popups: 0, registrations: 0, [event]: 1 })
    },
    async flush() {
      await running?.catch(() => undefined)
      running = write()
      await running
    },
  }
}
