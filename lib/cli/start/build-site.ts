import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SITE_DIRECTORY } from '../../delivery/pages/site-manifest'
import { buildIdentifier } from './build-inputs'
import { DRAFTS_FILE, refuseDrafts } from './drafts'
import { finishStandalone } from '../../delivery/finish/finish-standalone'
import { prepareSite } from '../../delivery/finish/prepare-site'
import { runNode } from './run-node.mjs'

/**
 * Builds and prepares the site, its files generated, unless the last build was made from the same.
 * @returns whether it built
 * @throws Error when a step fails; its own output says why
 */
export async function buildSite(
  root: string,
  { origin, isPublic, environment }: { origin: string; isPublic: boolean; environment: NodeJS.ProcessEnv },
): Promise<boolean> {
  const mark = join(root, SITE_DIRECTORY, 'fingerprint')
  const identifier = buildIdentifier(root, origin, environment)
  const current = `${identifier} ${process.version}`
  if (existsSync(mark) && readFileSync(mark, 'utf8') === current) return false

  console.log(`Building for ${origin} …`)
  // In two seconds and in one list, before the framework meets the first of them half a minute later.
  const content = ['--conditions=react-server', '--import', 'tsx', 'lib/cli/content.ts', '--drafts', DRAFTS_FILE]
  if ((await runNode(content, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })) !== 0)
    throw new Error('content/ has faults: see above, and `npm run site -- content` after mending.')
  refuseDrafts(root, { origin, isPublic })
  const status = await runNode([join(root, 'node_modules/.bin/next'), 'build'], {
    cwd: root,
    env: { ...environment, NODE_ENV: 'production', SITE_URL: origin, BUILD_ID: identifier, NEXT_TELEMETRY_DISABLED: '1' },
  })
  if (status !== 0) throw new Error('next build failed: see above.')
  await prepareSite(root, { secure: origin.startsWith('https:') })
  await finishStandalone(root)
  writeFileSync(mark, current)
  return true
}
