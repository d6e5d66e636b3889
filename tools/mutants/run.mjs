/**
 * `npm run site -- test-mutants [DOMAIN … | --tonight]`: changes one thing at a time in the domains whose faults lose, or tell
 * others, what a visitor entrusted, and runs each domain's unit tests. Lists each change that no test notices; exits with 1 where
 * a domain's share of noticed changes is below the limit of stryker.config.mjs. `--tonight` takes one domain, another every
 * night.
 */
import { spawnSync } from 'node:child_process'

const DOMAINS = ['registrations', 'visits', 'messaging', 'accounts']
const DAY_MS = 24 * 60 * 60 * 1000

const asked = process.argv.slice(2)
const unknown = asked.filter((domain) => domain !== '--tonight' && !DOMAINS.includes(domain))
if (unknown.length > 0) {
  console.error(`unknown: ${unknown.join(', ')}; there are ${DOMAINS.join(', ')} and --tonight`)
  process.exit(2)
}
const tonight = DOMAINS.slice(Math.floor(Date.now() / DAY_MS) % DOMAINS.length).slice(0, 1)
const chosen = asked.includes('--tonight') ? tonight : asked.length > 0 ? asked : DOMAINS
const command = ['node_modules/@stryker-mutator/core/bin/stryker.js', 'run', 'tools/mutants/stryker.config.mjs']
const statuses = chosen.map((domain) => spawnSync(process.execPath, command, { stdio: 'inherit', env: { ...process.env, MUTANTS_OF: domain } }).status)
process.exitCode = statuses.every((status) => status === 0) ? 0 : 1
