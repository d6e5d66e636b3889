/**
 * `node lib/cli/start/in-site.mjs ARGUMENTS`: `node ARGUMENTS` in the folder of the site that CONTENT names, or in the project.
 * With `--watch` among the arguments that folder follows every change of the content.
 */
import { resolve } from 'node:path'
import { runNode } from './run-node.mjs'
import { endWithParent } from './end-with-parent.mjs'
import { assembleSite, enterSite } from './site-folder.mjs'

const project = process.cwd()
const { CONTENT: content } = process.env
const args = process.argv.slice(2)

try {
  enterSite(project, { build: true })
  if (process.env.npm_lifecycle_event) endWithParent()
  void runNode(args).then((code) => process.exit(code))
  if (content && args.includes('--watch')) {
    const { watchFolders } = await import('./watch-folders.mjs')
    await watchFolders([resolve(project, content)], () => void assembleSite(project, content))
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
