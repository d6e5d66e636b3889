/**
 * `npm run site -- test-mutants [DOMAIN …]`: changes one thing at a time in the domains whose faults lose, or tell others, what a
 * visitor entrusted, and runs each domain's unit tests. Each change that no test notices is listed; exits with 1 where a domain's
 * share of noticed changes is below the limit of stryker.config.mjs.
 */
import { spawnSync } from 'node:child_process'

const DOMAINS = ['registrations', 'visits', 'outbox', 'auth']

const asked = process.argv.slice(2)
const unknown = asked.filter((domain) => !DOMAINS.includes(domain))
if (unknown.length > 0) throw new Error(`unknown: ${unknown.join(', ')}; there are ${DOMAINS.join(', ')}`)
const command = ['node_modules/@stryker-mutator/core/bin/stryker.js', 'run', 'tools/mutants/stryker.config.mjs']
const statuses = (asked.length > 0 ? asked : DOMAINS).map(
  (domain) => spawnSync(process.execPath, command, { stdio: 'inherit', env: { ...process.env, MUTANTS_OF: domain } }).status,
)
process.exitCode = statuses.every((status) => status === 0) ? 0 : 1
