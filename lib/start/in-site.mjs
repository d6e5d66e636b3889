/** `node lib/start/in-site.mjs ARGUMENTS`: `node ARGUMENTS` in the folder of the site that CONTENT names, or in the project. */
import { spawnSync } from 'node:child_process'
import { enterSite } from './site-folder.mjs'

try {
  enterSite(process.cwd(), { build: true })
  process.exitCode = spawnSync(process.execPath, process.argv.slice(2), { stdio: 'inherit' }).status ?? 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
