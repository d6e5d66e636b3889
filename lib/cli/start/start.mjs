/**
 * Starts the site. `npm start` installs missing packages, builds what changed and serves: all that a fresh clone needs, without
 * configuration. `npm run build` (`--build-only`) ends before it serves.
 *
 * `npm run serve` (`--no-build`) serves an existing build and installs, generates and builds nothing. For containers, whose file
 * system may be read-only: it writes to DATA_DIR only, and with STORE=firestore not even there.
 *
 * `CONTENT=DIR` before any of them: the site of another complex, see site-folder.mjs.
 */
import { existsSync } from 'node:fs'
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
  const compiled = join(root, '.generated/server/run-site.mjs')
  if (!existsSync(compiled)) throw new Error('Nothing was built here: run `npm run build` first.')
  /** @type {typeof import('./run-site')} */
  const { runSite } = await import(pathToFileURL(compiled).href)
  await runSite(root, { build, serve: !has('--build-only'), started })
}
