import type { PressStore } from '@/lib/press/press-store'

/** Maximum of articles waiting for a flush; more flush immediately. */
const MAX_PENDING_ARTICLES = 1_000

export interface ViewCounter {
  count(articleId: string): void
  /** Views counted here and not yet stored. */
  pending(articleId: string): number
  /**
   * Stores the waiting counts in one write; on failure they keep waiting.
   * @throws StoreUnavailableError
   */
  flush(): Promise<void>
}

/**
 * Write-behind counter of article views: collects in memory, so that a popular article does not cost a write per view.
 * The caller flushes on a timer and on a clean stop; a crash loses at most one interval.
 */
export function createViewCounter(press: Pick<PressStore, 'addViews'>, onError: (error: unknown) => void): ViewCounter {
  let waiting = new Map<string, number>()
  let writing: ReadonlyMap<string, number> = new Map()
  let running: Promise<void> | undefined

  async function write(): Promise<void> {
    const batch = waiting
    waiting = new Map()
    writing = batch
    try {
      await press.addViews(batch)
    } catch (error) {
      for (const [id, count] of batch) waiting.set(id, (waiting.get(id) ?? 0) + count)
      throw error
    } finally {
      writing = new Map()
    }
  }

  async function flush(): Promise<void> {
    await running?.catch(() => undefined)
    if (waiting.size === 0) return
    running = write()
    await running
  }

  return {
    count(articleId) {
      waiting.set(articleId, (waiting.get(articleId) ?? 0) + 1)
      if (waiting.size >= MAX_PENDING_ARTICLES) flush().catch(onError)
    },
    pending: (articleId) => (waiting.get(articleId) ?? 0) + (writing.get(articleId) ?? 0),
    flush,
  }
}
