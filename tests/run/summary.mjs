/**
 * @typedef {{ name: string, seconds: number, ok: boolean }} Stage
 * @typedef {{ title: string, suites?: Suite[], specs?: { title: string, tests: { status: string, annotations?: { type: string, description?: string }[] }[] }[] }} Suite of Playwright's report
 * @typedef {{ numPassedTests?: number, numFailedTests?: number, testResults?: { assertionResults: { status: string, fullName: string }[] }[] }} UnitReport Jest's
 * @typedef {{ stats?: { expected?: number, unexpected?: number, flaky?: number }, suites?: Suite[] }} BrowserReport Playwright's
 */

export const UNIT_STAGE = 'unit and contract tests'
export const BROWSER_STAGE = 'browser tests'

/** @param {Suite} suite @returns {string[]} tests that passed at their second attempt only */
const flakyTests = ({ title, suites = [], specs = [] }) => [
  ...specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map((spec) => `${title} › ${spec.title}`),
  ...suites.flatMap(flakyTests),
]

/** @param {Suite} suite @returns {string[]} tests that were left out, each with the reason that it gives */
const skippedTests = ({ title, suites = [], specs = [] }) => [
  ...specs.flatMap((spec) => {
    const skipped = spec.tests.filter(({ status }) => status === 'skipped')
    const [reason] = skipped.flatMap(({ annotations = [] }) =>
      annotations.flatMap(({ type, description }) => (type === 'skip' && description ? [description] : [])),
    )
    return skipped.length > 0 ? [`${title} › ${spec.title}${reason ? ` (${reason})` : ''}`] : []
  }),
  ...suites.flatMap(skippedTests),
]

/**
 * Sums up both runners. A stage that failed without naming a test counts as one failed test; a flaky test, which only CI
 * tries twice, counts as passed and is named.
 * @param {readonly Stage[]} stages
 * @param {UnitReport | undefined} unit undefined where the stage left no report
 * @param {BrowserReport | undefined} browser
 * @returns {{ passed: number, failed: number, flaky: string[], notRun: string[] }} `notRun`: tests that were skipped, and stages of tests that never began
 */
export function summarise(stages, unit, browser) {
  const { expected = 0, unexpected = 0, flaky = 0 } = browser?.stats ?? {}
  const { numPassedTests = 0, numFailedTests = 0 } = unit ?? {}
  const unnamed = stages.filter(({ name, ok }) => !ok && !(name === UNIT_STAGE && numFailedTests) && !(name === BROWSER_STAGE && unexpected)).length
  const pending = (unit?.testResults ?? []).flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'pending' || status === 'todo'),
  )
  return {
    passed: numPassedTests + expected + flaky,
    failed: numFailedTests + unexpected + unnamed,
    flaky: (browser?.suites ?? []).flatMap(flakyTests),
    notRun: [
      ...[UNIT_STAGE, BROWSER_STAGE].filter((name) => !stages.some((stage) => stage.name === name)),
      ...pending.map(({ fullName }) => fullName),
      ...(browser?.suites ?? []).flatMap(skippedTests),
    ],
  }
}

/**
 * What is printed last: each stage with its time, each flaky test, what did not run, and the sum.
 * @param {readonly Stage[]} stages
 * @param {ReturnType<typeof summarise>} sum
 */
export const summaryText = (stages, { passed, failed, flaky, notRun }) =>
  [
    ...stages.map(({ name, seconds, ok }) => `${ok ? 'ok    ' : 'FAILED'} ${name} (${seconds.toFixed(1)} s)`),
    ...flaky.map((title) => `FLAKY  ${title} (failed, then passed; its trace is in test-results)`),
    ...notRun.map((title) => `NOT RUN ${title}`),
    [
      `${passed} passed, ${failed} failed`,
      ...(flaky.length > 0 ? [`${flaky.length} flaky`] : []),
      ...(notRun.length > 0 ? [`${notRun.length} not run`] : []),
    ].join(', '),
  ].join('\n')
