/**
 * `npm test`: installs what is missing, then types, lint, import rules, unit and contract tests, the build, and the
 * browser tests against it; `--without-browser` stops before the build. Every stage runs, whatever failed before, so
 * that one run shows all there is to mend. Leaves the sum in .cache/tests.json.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { installBrowser } from './browser.mjs'
import { installDependencies } from './dependencies.mjs'
import { freeTestPort } from './free-port.mjs'

const root = process.cwd()
const withBrowser = !process.argv.includes('--without-browser')
const JEST_REPORT = '.cache/unit-tests.json'
const BROWSER_REPORT = '.cache/browser-tests.json'

/** @type {{ name: string, seconds: number, ok: boolean }[]} */
const stages = []

/**
 * @param {string} name
 * @param {readonly string[]} command Node's arguments
 * @param {Record<string, string>} [environment]
 */
function stage(name, command, environment = {}) {
  console.log(`\n── ${name}`)
  const started = performance.now()
  const { status } = spawnSync(process.execPath, command, { cwd: root, stdio: 'inherit', env: { ...process.env, ...environment } })
  stages.push({ name, seconds: (performance.now() - started) / 1000, ok: status === 0 })
  return status === 0
}

/** @param {string} file a report's path, relative to the project */
const report = (file) => (existsSync(join(root, file)) ? JSON.parse(readFileSync(join(root, file), 'utf8')) : undefined)

/** @returns {{ passed: number, failed: number }} tests of both runners; a stage that failed without naming a test counts as one */
function sum() {
  const unit = report(JEST_REPORT)
  const browser = report(BROWSER_REPORT)?.stats
  const passed = (unit?.numPassedTests ?? 0) + (browser?.expected ?? 0) + (browser?.flaky ?? 0)
  const named = (unit?.numFailedTests ?? 0) + (browser?.unexpected ?? 0)
  const unnamed = stages.filter(({ name, ok }) => !ok && !(name === 'unit and contract tests' && unit?.numFailedTests) && !(name === 'browser tests' && browser?.unexpected)).length
  return { passed, failed: named + unnamed }
}

try {
  installDependencies(root)
  mkdirSync(join(root, '.cache'), { recursive: true })
  for (const file of [JEST_REPORT, BROWSER_REPORT, '.cache/tests.json']) rmSync(join(root, file), { force: true })
  if (withBrowser) installBrowser()

  const port = String(await freeTestPort())
  const bin = (/** @type {string} */ path) => join(root, 'node_modules', path)
  stage('generate', ['lib/server/generate.mjs'])
  stage('route types', [bin('next/dist/bin/next'), 'typegen'])
  stage('types', [bin('typescript/bin/tsc'), '--noEmit'])
  stage('lint', [bin('eslint/bin/eslint.js'), '.'])
  stage('import rules', [bin('dependency-cruiser/bin/dependency-cruise.mjs'), 'app', 'components', 'content', 'lib', 'tests', '--config', '.dependency-cruiser.cjs'])
  stage('unit and contract tests', [bin('jest/bin/jest.js'), '--json', `--outputFile=${JEST_REPORT}`, '--reporters=default'])
  if (withBrowser) {
    const built = stage('build', ['lib/server/start.mjs', '--build-only'], { PORT: port })
    if (built) stage('browser tests', [bin('@playwright/test/cli.js'), 'test'], { TEST_PORT: port })
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  stages.push({ name: 'preparation', seconds: 0, ok: false })
}

const result = sum()
mkdirSync(join(root, '.cache'), { recursive: true })
writeFileSync(join(root, '.cache/tests.json'), JSON.stringify({ ...result, stages }))
console.log(`\n${stages.map(({ name, seconds, ok }) => `${ok ? 'ok    ' : 'FAILED'} ${name} (${seconds.toFixed(1)} s)`).join('\n')}`)
console.log(`${result.passed} passed, ${result.failed} failed`)
process.exit(result.failed === 0 ? 0 : 1)
