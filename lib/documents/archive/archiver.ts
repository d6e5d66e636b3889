import type { Log } from '@/lib/log'
import type { ArchiveOutcome } from './archive-pages'
import { keptPages, missingPages } from './archive-version'

/** Edits that follow each other become one version. */
const DELAY_MS = 10_000
const RETRY_MS = 600_000

interface ArchiverOptions {
  /** @param isOutrun whether a request came since it began */
  readonly run: (isOutrun: () => boolean) => Promise<ArchiveOutcome>
  readonly log: Pick<Log, 'info' | 'error'>
  /** Calls later, and keeps no process alive. */
  readonly later?: (work: () => void, ms: number) => void
}

export interface Archiver {
  /** Has the pages archived in a moment: they may say something else now. */
  request(): void
}

/** Archives behind everything else: one run at a time, after the last of several requests. */
export function createArchiver({ run, log, later = (work, ms) => void setTimeout(work, ms).unref() }: ArchiverOptions): Archiver {
  let requested = 0
  let running = false
  const archive = async (request: number) => {
    // A later request has its own turn.
    if (request !== requested) return
    if (running) return later(() => void archive(request), DELAY_MS)
    running = true
    try {
      const outcome = await run(() => request !== requested)
      if (outcome === 'again') later(() => void archive(request), DELAY_MS)
      else if (outcome === 'unchanged') return
      else {
        const failed = 'incomplete' in outcome ? outcome.incomplete : missingPages(outcome)
        if (!('incomplete' in outcome)) {
          // The hash lies outside the store then: who rewrote all versions would have to rewrite the collected log, too.
          log.info({ version: outcome.number, pages: keptPages(outcome).length, hash: outcome.hash }, 'what the site says was archived')
        }
        if (failed.length === 0) return
        log.error({ addresses: failed }, 'these pages could not be read, so what they say was not archived; tried again in ten minutes')
        later(() => void archive(request), RETRY_MS)
      }
    } catch (error) {
      log.error({ err: error }, 'what the site says could not be archived; tried again in ten minutes')
      later(() => void archive(request), RETRY_MS)
    } finally {
      running = false
    }
  }
  return {
    request() {
      requested += 1
      const request = requested
      later(() => void archive(request), DELAY_MS)
    },
  }
}
