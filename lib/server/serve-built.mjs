/**
 * `npm run serve`: serves a site that was built before, installing, generating and building nothing. For containers,
 * whose file system may be read-only: only DATA_DIR is written to, and with STORE=firestore not even that.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readEnvironment } from './environment.mjs'
import { giveUp } from './give-up.mjs'
import { SITE_DIRECTORY } from './post-build.mjs'
import { serve } from './serve.mjs'
import { stopCleanly } from './stop-cleanly.mjs'

const root = process.cwd()
const started = performance.now()

try {
  // Next wants a literal; a test of the built site sets `test`, which permits emulators.
  if (!process.env.NODE_ENV) Object.assign(process.env, { NODE_ENV: 'production' })
  if (!existsSync(join(root, SITE_DIRECTORY, 'manifest.json'))) throw new Error('Nothing was built here: run `npm run build` first.')
  const environment = await readEnvironment(root, process.env)
  process.env.SITE_URL = environment.origin
  const site = await serve(root, environment)
  console.log(`http://localhost:${site.port} (${Math.round(performance.now() - started)} ms)`)
  stopCleanly(site)
  site.ready.catch(giveUp)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
