import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { binPath, stepCommands } from '../run/step-commands.mjs'

/**
 * What is to find a defect: a stage of `npm test`, or tests of one file.
 * @typedef {{ stage: 'types' | 'lint' | 'formatting' | 'import rules' | 'unused code' | 'audit' } | { unit: string, test?: string } | { browser: string, test: string }} Check
 */

const TIME_OUT_MS = 10 * 60_000
/** Of one browser test. Only what hangs meets it: a busy machine is no defect. */
const TEST_TIME_OUT_MS = 120_000

/** @param {string} directory @param {readonly string[]} command Node's arguments @param {Record<string, string>} [environment] */
const node = (directory, command, environment = {}) => {
  // Without CI a failure is not tried again.
  const { CI: _ci, NODE_ENV: _mode, TEST_DATA_DIR: _data, BASE_URL: _running, ...rest } = process.env
  return spawnSync(process.execPath, command, {
    cwd: directory,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    // What a defect makes hang is found, too.
    timeout: TIME_OUT_MS,
    env: /** @type {NodeJS.ProcessEnv} */ ({ ...rest, ...environment }),
  })
}

/** @param {string} text @returns {string} its last lines that say something */
const outputTail = (text) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .slice(-3)
    .join(' | ')
    .slice(0, 300)

/** @param {string} directory */
export function prepare(directory) {
  for (const command of [['lib/cli/start/generate.mjs'], [binPath('next/dist/bin/next'), 'typegen']]) {
    const { status, stdout, stderr } = node(directory, command)
    if (status !== 0) throw new Error(`${command.join(' ')} failed: ${outputTail(stdout + stderr)}`)
  }
}

/** @typedef {{ failed: boolean, says: string }} CheckResult */

/** @param {string} directory @param {Extract<Check, { stage: string }>} check @returns {CheckResult} */
export function runStage(directory, check) {
  const { status, stdout, stderr } = node(directory, stepCommands[check.stage])
  return { failed: status !== 0, says: outputTail(stdout + stderr) }
}

/**
 * @typedef {{ numTotalTests: number, testResults: { name: string, status: string, message: string, assertionResults: { status: string, fullName: string }[] }[] }} JestReport
 * @param {string} directory @param {readonly string[]} files @param {string} [test] regular expression over the names
 * @returns {CheckResult}
 */
export function runUnits(directory, files, test) {
  const output = join(directory, '.cache/seeded-unit.json')
  rmSync(output, { force: true })
  const { status, stderr } = node(
    directory,
    [binPath('jest/bin/jest.js'), ...files, '--json', `--outputFile=${output}`, '--silent', '--forceExit', ...(test ? ['-t', test] : [])],
    { NODE_ENV: 'test' },
  )
  if (!existsSync(output)) throw new Error(`jest left no report: ${outputTail(stderr)}`)
  /** @type {JestReport} */
  const report = JSON.parse(readFileSync(output, 'utf8'))
  if (report.testResults.length === 0) throw new Error(`jest knows no test in ${files.join(', ')}`)
  const failed = report.testResults.flatMap(({ status: suite, message, assertionResults }) => {
    const names = assertionResults.filter((one) => one.status === 'failed').map(({ fullName }) => fullName)
    return names.length > 0 ? names : suite === 'failed' ? [`the file did not run: ${outputTail(message)}`] : []
  })
  return { failed: status !== 0, says: failed.slice(0, 2).join(' | ').slice(0, 300) }
}

/**
 * @typedef {{ file?: string, title: string, suites?: Suite[], specs?: { title: string, file: string, ok: boolean, tests: { status: string, results: { error?: { message?: string } }[] }[] }[] }} Suite
 * @param {readonly Suite[]} suites @returns {NonNullable<Suite['specs']>}
 */
const specsOf = (suites) => suites.flatMap(({ specs = [], suites: inner = [] }) => [...specs, ...specsOf(inner)])

const escaped = (/** @type {string} */ text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * Builds the site as it is and runs the tests on it.
 * @param {string} directory @param {readonly Extract<Check, { browser: string }>[]} checks
 * @param {string} port
 * @returns {(check: Extract<Check, { browser: string }>) => CheckResult}
 * @throws Error where the site could not be built or a test does not exist
 */
export function runBrowser(directory, checks, port) {
  const output = join(directory, '.cache/browser-tests.json')
  rmSync(output, { force: true })
  const files = [...new Set(checks.map(({ browser }) => browser))]
  const names = [...new Set(checks.map(({ test }) => escaped(test)))].join('|')
  const { stdout, stderr } = node(directory, [binPath('@playwright/test/cli.js'), 'test', ...files, '--grep', names, `--timeout=${TEST_TIME_OUT_MS}`], {
    TEST_PORT: port,
  })
  if (!existsSync(output)) throw new Error(`no browser test ran: ${outputTail(stdout + stderr)}`)
  const specs = specsOf(JSON.parse(readFileSync(output, 'utf8')).suites)
  if (specs.length === 0) throw new Error(`no browser test ran: ${outputTail(stdout + stderr)}`)
  return ({ browser, test }) => {
    const found = specs.filter(({ file, title }) => browser.endsWith(file) && title.includes(test))
    if (found.length === 0) throw new Error(`${browser} has no test that says: ${test}`)
    const bad = found.filter(({ ok }) => !ok)
    const message = bad[0]?.tests.flatMap(({ results }) => results.map(({ error }) => error?.message ?? '')).find(Boolean) ?? ''
    return {
      failed: bad.length > 0,
      says:
        bad.length > 0
          ? `${bad[0]?.title}: ${message
              .replace(/\u001b\[\d+m/g, '')
              .split('\n')
              .filter(Boolean)
              .slice(0, 3)
              .join(' ')}`.slice(0, 300)
          : '',
    }
  }
}
