import { BROWSER_STAGE, summarise, summaryText, UNIT_STAGE } from '@/tests/run/summary.mjs'

const stage = (/** @type {string} */ name, ok = true) => ({ name, seconds: 1.25, ok })
const spec = (/** @type {string} */ title, /** @type {string} */ status) => ({ title, tests: [{ status }] })

test('a test that passed at its second attempt is counted as passed, and named', () => {
  const browser = {
    stats: { expected: 3, flaky: 1 },
    suites: [{ title: 'e2e/press.spec.ts', specs: [spec('the list', 'expected')], suites: [{ title: 'signing in', specs: [spec('works', 'flaky')] }] }],
  }
  const sum = summarise([stage(BROWSER_STAGE)], { numPassedTests: 10 }, browser)
  expect(sum).toEqual({ passed: 14, failed: 0, flaky: ['signing in › works'] })
  expect(summaryText([stage(BROWSER_STAGE)], sum).split('\n')).toEqual([
    'ok     browser tests (1.3 s)',
    'FLAKY  signing in › works (failed, then passed; its trace is in test-results)',
    '14 passed, 0 failed, 1 flaky',
  ])
})

test('a stage that failed without naming a test is a failure; one that named its failures is not counted again', () => {
  expect(summarise([stage('types', false)], { numPassedTests: 2 }, undefined)).toEqual({ passed: 2, failed: 1, flaky: [] })
  expect(summarise([stage(UNIT_STAGE, false)], undefined, undefined)).toMatchObject({ failed: 1 })
  expect(summarise([stage(UNIT_STAGE, false)], { numPassedTests: 2, numFailedTests: 3 }, undefined)).toMatchObject({ failed: 3 })
  expect(summarise([stage(BROWSER_STAGE, false)], undefined, { stats: { unexpected: 2 } })).toMatchObject({ failed: 2 })
  // Every test passed, and yet the runner did not end well: no report can hide that.
  expect(summarise([stage(BROWSER_STAGE, false)], undefined, { stats: { expected: 9 } })).toMatchObject({ passed: 9, failed: 1 })
})
