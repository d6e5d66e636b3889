/**
 * Starts the site. `npm start` installs missing packages, builds what changed and serves: all that a fresh clone needs, without
 * configuration. `npm run build` (`--build-only`) ends before it serves.
 *
 * `npm run serve` (`--no-build`) serves an existing build and installs, generates and builds nothing. For containers, whose file
 * system may be read-only: it writes to DATA_DIR only, and with STORE=firestore not even there.
 *
 * `CONTENT=DIR` before any of them: the site of another complex, see site-folder.mjs.
 */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { endWithParent } from './end-with-parent.mjs'
import { installDependencies } from './install-dependencies.mjs'
import { prepare } from './prepare.mjs'
import { enterSite } from './site-folder.mjs'

const project = process.cwd()
const started = performance.now()
const has = (/** @type {string} */ flag) => process.argv.includes(flag)

try {
  // A service manager that starts this directly may outlive its parent; started by npm, it ends with npm, which could not stop it
  // any more.
  if (process.env.npm_lifecycle_event) endWithParent()
  const build = !has('--no-build')
  // Builds use `production`. A server with `test`, as in the tests, may use emulators.
  if (build || !process.env.NODE_ENV) Object.assign(process.env, { NODE_ENV: 'production' })
  if (build) installDependencies(project)
  const root = enterSite(project, { build })
  // The site's copy of the code reads the files generated for it; this project may have none.
  if (root === project) await run(root, build)
  else await import(pathToFileURL(join(root, 'lib/cli/start/start.mjs')).href)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

/** @param {string} root absolute path of the site's folder @param {boolean} build */
async function run(root, build) {
  if (build) await prepare(root)

  const { loadEnvFile } = await import('./load-env-file.mjs')
  loadEnvFile(root)
  const { readEnvironment } = await import('../../delivery/environment.mjs')
  const environment = await readEnvironment(root, process.env)
  process.env.SITE_URL = environment.origin

  if (build) {
    const { buildSite } = await import('./build-site.mjs')
    await buildSite(root, { origin: environment.origin, isPublic: environment.isPublic, environment: process.env })
  }
  if (has('--build-only')) process.exit(0)
  const { refuseDrafts } = await import('./drafts.mjs')
  refuseDrafts(root, environment)

  const [{ serve }, { stopCleanly }, { exitOnFatalError }] = await Promise.all([
    import('../../delivery/http/serve.mjs'),
    import('../../delivery/http/stop-cleanly.mjs'),
    import('../../delivery/http/exit-on-fatal-error.mjs'),
  ])
  const site = await serve(root, environment)
  console.log(`http://localhost:${site.port} (${Math.round(performance.now() - started)} ms)`)
  stopCleanly(site)
  site.ready.catch(exitOnFatalError)
}
