import { StoreUnavailableError } from './lib/errors'
import { RETRY_AFTER_SECONDS, unavailableBody } from './lib/http/unavailable-answer'

/** Next calls this once in each server process, before the first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { giveUp } = await import('./lib/server/give-up.mjs')
  try {
    const [{ services }, { startUp }, { createLog }] = await Promise.all([import('./lib/services'), import('./lib/startup'), import('./lib/log')])
    const stop = await startUp({ open: services, log: createLog(), giveUp })
    // The server that runs Next (lib/server/start.mjs) is not compiled with it: this is where the two meet.
    Reflect.set(globalThis, Symbol.for('site.shutDown'), stop)
  } catch (fault) {
    giveUp(fault)
  }
}

/**
 * Next calls this with what a page or a handler threw, and answers 500 whatever it was. The front server makes 503 of it
 * where the store was at fault: lib/server/store-outages.mjs.
 */
export function onRequestError(error: unknown, request: { readonly headers: Readonly<Record<string, string | string[] | undefined>> }): void {
  if (!(error instanceof StoreUnavailableError)) return
  const report = Reflect.get(globalThis, Symbol.for('site.reportOutage')) as ((outage: object) => void) | undefined
  report?.({ requestId: request.headers['x-request-id'], retryAfterSeconds: RETRY_AFTER_SECONDS, body: unavailableBody })
}
