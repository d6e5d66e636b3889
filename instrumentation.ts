/** Next calls this once in each server process, before the first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const [{ services }, { startUp }] = await Promise.all([import('./lib/services'), import('./lib/startup')])
  await startUp(services())
}
