import type { Log } from '@/lib/log'
import type { ArchiveOutcome } from './archive-pages'

/** Edits that follow each other become one version. */
const DELAY_MS = 10_000
const RETRY_MS = 600_000

interface ArchiverOptions {
  readonly run: () => Promise<ArchiveOutcome>
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
      const outcome = await run()
      if (outcome === 'again') later(() => void archive(requested), DELAY_MS)
      else if (outcome === 'incomplete') later(() => void archive(requested), RETRY_MS)
      else if (outcome !== 'unchanged') log.info({ version: outcome.number, pages: outcome.pages.length }, 'what the site says was archived')
    } catch (error) {
      log.error({ err: error }, 'what the site says could not be archived; tried again in ten minutes')
      later(() => void archive(requested), RETRY_MS)
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
