/**
 * `node lib/start/in-site.mjs ARGUMENTS`: `node ARGUMENTS` in the folder of the site that CONTENT names, or in the project.
 * With `--watch` among the arguments that folder follows every change of the content.
 */
import { spawn } from 'node:child_process'
import { watchSiteFolder } from './watch-site-folder.mjs'
import { enterSite } from './site-folder.mjs'

const project = process.cwd()
const { CONTENT: content } = process.env
const args = process.argv.slice(2)

try {
  enterSite(project, { build: true })
  const child = spawn(process.execPath, args, { stdio: 'inherit' })
  child.on('exit', (code) => process.exit(code ?? 1))
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => child.kill(signal))
  if (content && args.includes('--watch')) watchSiteFolder(project, content)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
