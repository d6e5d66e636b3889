/** Next calls this once in each server process, before the first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const [{ services }, { startUp, shutDown }] = await Promise.all([import('./lib/services'), import('./lib/startup')])
  await startUp(services())
  // The server that runs Next (lib/server/start.mjs) is not compiled with it: this is where the two meet.
  Reflect.set(globalThis, Symbol.for('site.shutDown'), () => shutDown(services()))
}
