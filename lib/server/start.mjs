/**
 * `npm start`: installs what is missing, builds what changed, serves. On a fresh clone with no configuration this is
 * all that is needed. Only built-in modules until the dependencies are there.
 */
import { installDependencies } from './dependencies.mjs'
import { stopCleanly } from './stop-cleanly.mjs'

const root = process.cwd()
const started = performance.now()

try {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19)) throw new Error(`Node 20.19 or newer is needed, this is ${process.version}.`)
  Object.assign(process.env, { NODE_ENV: 'production' })
  installDependencies(root)

  const { generate } = await import('./generate.mjs')
  await generate(root)
  const { readEnvironment } = await import('./environment.mjs')
  const environment = await readEnvironment(root, process.env)
  process.env.SITE_URL = environment.origin

  const { buildSite } = await import('./build.mjs')
  await buildSite(root, { origin: environment.origin, environment: process.env })
  if (process.argv.includes('--build-only')) process.exit(0)

  const { giveUp } = await import('./give-up.mjs')
  const { serve } = await import('./serve.mjs')
  const site = await serve(root, environment)
  console.log(`http://localhost:${site.port} (${Math.round(performance.now() - started)} ms)`)
  stopCleanly(site)
  site.ready.catch(giveUp)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
