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
