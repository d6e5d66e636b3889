import { connectionsOf } from '../../delivery/http/security-headers'
import { isPublicSite, parseEnv } from '../../env'
import { refuseDrafts } from './drafts'
import { loadEnvFile } from './load-env-file.mjs'

interface RunOptions {
  build: boolean
  serve: boolean
  started: number
}

/** Builds and serves a site whose files are generated. */
export async function runSite(root: string, { build, serve, started }: RunOptions): Promise<void> {
  loadEnvFile(root)
  const env = parseEnv(process.env)
  const { PORT: port, TRUST_PROXY: trustedHops, SITE_URL: origin = `http://localhost:${port}` } = env
  const isPublic = isPublicSite(env)
  process.env.SITE_URL = origin

  if (build) {
    const { buildSite } = await import('./build-site')
    await buildSite(root, { origin, isPublic, environment: process.env })
  }
  if (!serve) process.exit(0)
  refuseDrafts(root, { origin, isPublic })

  const [{ serve: serveSite }, { stopCleanly }, { exitOnFatalError }] = await Promise.all([
    import('../../delivery/http/serve'),
    import('../../delivery/http/stop-cleanly'),
    import('../../delivery/http/exit-on-fatal-error'),
  ])
  const site = await serveSite(root, { port, origin, trustedHops, connections: connectionsOf(env.IDENTITY, env.FIREBASE_AUTH_EMULATOR_HOST) })
  console.log(`http://localhost:${site.port} (${Math.round(performance.now() - started)} ms)`)
  stopCleanly(site)
  site.ready.catch(exitOnFatalError)
}
