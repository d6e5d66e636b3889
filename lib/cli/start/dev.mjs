/** `npm run dev`: the development server, with .generated/ kept up to date while content and behaviour change. `CONTENT=DIR`: see site-folder.mjs. */
import { join } from 'node:path'
import { endWithParent } from '../../server/end-with-parent.mjs'
import { installDependencies } from './install-dependencies.mjs'
import { watchSiteFolder } from './watch-site-folder.mjs'
import { prepare } from './prepare.mjs'
import { enterSite } from './site-folder.mjs'
import { watchTree } from './watch-tree.mjs'

const project = process.cwd()
const { CONTENT: content } = process.env
const DEBOUNCE_MS = 300

if (process.env.npm_lifecycle_event) endWithParent()
installDependencies(project)
const root = enterSite(project, { build: true })
await prepare(root)
const { generate } = await import('../../generate/generate.mjs')
const { loadEnvFile } = await import('./load-env-file.mjs')
loadEnvFile(root, true)

const { runNode } = await import('../../build/run-node.mjs')
void runNode([join(root, 'node_modules/next/dist/bin/next'), 'dev', '--port', process.env.PORT ?? '3000'], { cwd: root }).then((code) => process.exit(code))

/** @type {NodeJS.Timeout | undefined} */
let timer
const regenerate = () => {
  clearTimeout(timer)
  timer = setTimeout(() => generate(root).catch((error) => console.error(error instanceof Error ? error.message : error)), DEBOUNCE_MS)
}
for (const path of ['content', 'components/behaviour', 'components/ui/breakpoints.ts']) watchTree(join(root, path), regenerate)

if (content) watchSiteFolder(project, content, ['app', 'components', 'lib'])
