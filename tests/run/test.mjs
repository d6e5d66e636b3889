/**
 * `npm test`: installs missing packages, generates, audits and checks the formatting, then runs two sequences of steps in
 * parallel: types, lint, the build and the browser tests; unit and contract tests, and with the processor time that the browser
 * leaves, import rules and unused code. `--without-browser` skips build and browser. Every step runs, whatever failed before, so
 * that one run shows all errors. Writes the sum to .cache/tests.json.
 */
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { installBrowser } from './install-browser.mjs'
import { installDependencies } from '../../lib/cli/start/install-dependencies.mjs'
import { freeTestPort } from './free-port.mjs'
import { BROWSER_STEP, summarise, summaryText, UNIT_STEP } from './summary.mjs'
import { binPath, stepCommands } from './step-commands.mjs'

const root = process.cwd()
const withBrowser = !process.argv.includes('--without-browser')
const JEST_REPORT = '.cache/unit-tests.json'
const BROWSER_REPORT = '.cache/browser-tests.json'

/** @type {import('./summary.mjs').Step[]} */
const steps = []

/**
 * Runs a step; prints its output as a whole once it has ended, so that parallel steps do not mix.
 * @param {string} name
 * @param {readonly string[]} command Node's arguments
 * @param {{ environment?: Record<string, string>, live?: boolean, inTheBackground?: boolean }} [options] `live`: output as it
 *   comes; `inTheBackground`: with idle priority
 * @returns {Promise<boolean>} whether it succeeded
 */
async function step(name, command, { environment = {}, live = false, inTheBackground = false } = {}) {
  if (live) console.log(`\n── ${name}`)
  const started = performance.now()
  const child = spawn(process.execPath, command, { cwd: root, stdio: live ? 'inherit' : ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...environment } })
  if (inTheBackground && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text) => (output += text))
  const ok = await new Promise((resolve) => {
    child.once('error', () => resolve(false))
    child.once('close', (status) => resolve(status === 0))
  })
  if (!live) console.log(`\n── ${name}\n${output.trimEnd()}`)
  steps.push({ name, seconds: (performance.now() - started) / 1000, ok })
  return ok
}

/**
 * Steps that read all sources and nothing that a build writes, one after the other.
 * @param {Parameters<typeof step>[2]} [options]
 */
async function readSources(options) {
  await step('import rules', stepCommands['import rules'], options)
  await step('unused code', stepCommands['unused code'], options)
}

async function auditAndFormatting() {
  await step('audit', stepCommands.audit)
  await step('formatting', stepCommands.formatting)
}

/** The longer sequence. Without a browser it includes the steps that only read sources. */
async function buildAndBrowse(/** @type {string} */ port) {
  await step('types', stepCommands.types)
  await step('lint', stepCommands.lint)
  if (!withBrowser) return readSources()
  const environment = { PORT: port, SITE_URL: `http://localhost:${port}` }
  if (!(await step('build', ['lib/cli/start/start.mjs', '--build-only'], { environment }))) return
  // A trace of every test would take half as much time again: run a failed test by itself to get its trace.
  await step(BROWSER_STEP, [binPath('@playwright/test/cli.js'), 'test', '--trace', 'on-first-retry'], { environment: { TEST_PORT: port }, live: true })
}

async function unitsAndSources() {
  await step(UNIT_STEP, [binPath('jest/bin/jest.js'), '--maxWorkers=100%', '--json', `--outputFile=${JEST_REPORT}`, '--reporters=default'])
  if (withBrowser) await readSources({ inTheBackground: true })
}

/** @param {string} file a report's path, relative to the project */
const report = (file) => (existsSync(join(root, file)) ? JSON.parse(readFileSync(join(root, file), 'utf8')) : undefined)

try {
  installDependencies(root)
  mkdirSync(join(root, '.cache'), { recursive: true })
  for (const file of [JEST_REPORT, BROWSER_REPORT, '.cache/tests.json']) rmSync(join(root, file), { force: true })
  if (withBrowser) installBrowser()

  const port = String(await freeTestPort())
  // One processor generates; of the steps these two alone read nothing that is generated.
  await Promise.all([step('generate', ['lib/cli/start/generate.mjs']), auditAndFormatting()])
  await step('route types', [binPath('.bin/next'), 'typegen'])
  await Promise.all([buildAndBrowse(port), unitsAndSources()])
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  steps.push({ name: 'preparation', seconds: 0, ok: false })
}

const result = summarise(steps, report(JEST_REPORT), report(BROWSER_REPORT))
mkdirSync(join(root, '.cache'), { recursive: true })
writeFileSync(join(root, '.cache/tests.json'), JSON.stringify({ ...result, steps }))
console.log(`\n${summaryText(steps, result)}`)
process.exit(result.failed === 0 ? 0 : 1)
