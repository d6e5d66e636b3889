import type { Instrumentation } from 'next'
import { StoreUnavailableError } from './lib/errors'
import { maskedPath } from './lib/requests/masked-path'
import { bridge } from './lib/delivery/bridge'
import { RETRY_AFTER_SECONDS, unavailableBody } from './lib/requests/unavailable-response'

/** Next calls this once in each server process, before the first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { exitOnFatalError } = await import('./lib/delivery/http/exit-on-fatal-error')
  try {
    const [{ services }, { startUp }, { createLog }, { env }] = await Promise.all([
      import('./lib/services'),
      import('./lib/startup'),
      import('./lib/log'),
      import('./lib/env'),
    ])
    const { connectionsOf } = await import('./lib/delivery/http/security-headers')
    bridge.connections = connectionsOf(env().IDENTITY, env().FIREBASE_AUTH_EMULATOR_HOST)
    const { offerPreviews } = await import('./lib/requests/preview')
    offerPreviews()
    bridge.shutDown = await startUp({ open: services, log: createLog(), exitOnFatalError })
  } catch (fault) {
    exitOnFatalError(fault)
  }
}

/**
 * Next calls this with what a page or a handler threw, and answers 500 whatever it was. The front server makes 503 of it
 * where the store was at fault (lib/delivery/http/store-outages.ts); it is told before anything is awaited. The line ties the
 * number that a failed page shows, its `x-request-id`, to the one under which Next logs what was thrown.
 */
export const onRequestError: Instrumentation.onRequestError = async (error, { path, headers }, { routePath }) => {
  const requestId = headers['x-request-id']
  if (error instanceof StoreUnavailableError && typeof requestId === 'string')
    bridge.reportOutage?.({ requestId, retryAfterSeconds: RETRY_AFTER_SECONDS, body: unavailableBody() })
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { createLog } = await import('./lib/log')
  const digest = typeof error === 'object' && error !== null && 'digest' in error ? error.digest : undefined
  createLog().error({ requestId, digest, path: maskedPath(path), route: routePath }, 'a page failed')
}
