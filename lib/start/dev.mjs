/** `npm run dev`: the development server, with .generated/ kept up to date while content and behaviour change. `CONTENT=DIR`: see site-folder.mjs. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { installDependencies } from './install-dependencies.mjs'
import { watchSiteFolder } from './watch-site-folder.mjs'
import { prepare } from './prepare.mjs'
import { enterSite } from './site-folder.mjs'
import { watchTree } from './watch-tree.mjs'

const project = process.cwd()
const { CONTENT: content } = process.env
const DEBOUNCE_MS = 300

installDependencies(project)
const root = enterSite(project, { build: true })
await prepare(root)
const { generate } = await import('../build/generate.mjs')
const { loadEnvFile } = await import('./load-env-file.mjs')
loadEnvFile(root, true)

const server = spawn(process.execPath, [join(root, 'node_modules/next/dist/bin/next'), 'dev', '--port', process.env.PORT ?? '3000'], {
  cwd: root,
  stdio: 'inherit',
})
server.on('exit', (code) => process.exit(code ?? 1))

/** @type {NodeJS.Timeout | undefined} */
let timer
const regenerate = () => {
  clearTimeout(timer)
  timer = setTimeout(() => generate(root).catch((error) => console.error(error instanceof Error ? error.message : error)), DEBOUNCE_MS)
}
for (const path of ['content', 'components/behaviour', 'components/ui/breakpoints.ts']) watchTree(join(root, path), regenerate)

if (content) watchSiteFolder(project, content, ['app', 'components', 'lib'])
