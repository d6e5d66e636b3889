/** `npm run dev`: the development server, with .generated/ kept up to date while content and behaviour change. `CONTENT=DIR`: see site-folder.mjs. */
import { join, resolve } from 'node:path'
import { endWithParent } from './end-with-parent.mjs'
import { installDependencies } from './install-dependencies.mjs'
import { prepare } from './prepare.mjs'
import { assembleSite, enterSite } from './site-folder.mjs'

const project = process.cwd()
const { CONTENT: content } = process.env

if (process.env.npm_lifecycle_event) endWithParent()
installDependencies(project)
const root = enterSite(project, { build: true })
await prepare(root)
const { generate } = await import('../generate/generate.mjs')
const { loadEnvFile } = await import('./load-env-file.mjs')
loadEnvFile(root, true)

const { runNode } = await import('./run-node.mjs')
void runNode([join(root, 'node_modules/.bin/next'), 'dev', '--port', process.env.PORT ?? '3000'], { cwd: root }).then((code) => process.exit(code))

const { watchFolders } = await import('./watch-folders.mjs')
const sources = ['content', 'components/behaviour', 'components/ui/breakpoints.ts'].map((path) => join(root, path))
let generated = Promise.resolve(false)
await watchFolders(sources, () => {
  generated = generated
    .then(() => generate(root))
    .catch((error) => {
      console.error(error instanceof Error ? error.message : error)
      return false
    })
})
if (content) {
  const copied = [content, 'app', 'components', 'lib'].map((path) => resolve(project, path))
  await watchFolders(copied, () => void assembleSite(project, content))
}
