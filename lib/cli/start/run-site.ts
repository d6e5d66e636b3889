import { readEnvironment } from '../../delivery/environment'
import { refuseDrafts } from './drafts'
import { loadEnvFile } from './load-env-file.mjs'

interface RunOptions {
  /** Whether to build what changed; otherwise the existing build is served. */
  build: boolean
  serve: boolean
  /** When the start began, by `performance.now()`. */
  started: number
}

/**
 * Builds and serves a site whose files are generated.
 * @throws Error when a step fails
 */
export async function runSite(root: string, { build, serve, started }: RunOptions): Promise<void> {
  loadEnvFile(root)
  const environment = await readEnvironment(root, process.env)
  process.env.SITE_URL = environment.origin

  if (build) {
    const { buildSite } = await import('./build-site')
    await buildSite(root, { origin: environment.origin, isPublic: environment.isPublic, environment: process.env })
  }
  if (!serve) process.exit(0)
  refuseDrafts(root, environment)

  const [{ serve: serveSite }, { stopCleanly }, { exitOnFatalError }] = await Promise.all([
    import('../../delivery/http/serve'),
    import('../../delivery/http/stop-cleanly'),
    import('../../delivery/http/exit-on-fatal-error'),
  ])
  const site = await serveSite(root, environment)
  console.log(`http://localhost:${site.port} (${Math.round(performance.now() - started)} ms)`)
  stopCleanly(site)
  site.ready.catch(exitOnFatalError)
}
