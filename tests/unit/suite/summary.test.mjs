import { BROWSER_STEP, summarise, summaryText, UNIT_STEP } from '@/tests/run/summary.mjs'

const step = (/** @type {string} */ name, ok = true) => ({ name, seconds: 1.25, ok })
const spec = (/** @type {string} */ title, /** @type {string} */ status) => ({ title, tests: [{ status }] })

test('a test that passed at its second attempt is counted as passed, and named', () => {
  const browser = {
    stats: { expected: 3, flaky: 1 },
    suites: [{ title: 'e2e/press.spec.ts', specs: [spec('the list', 'expected')], suites: [{ title: 'signing in', specs: [spec('works', 'flaky')] }] }],
  }
  const sum = summarise([step(UNIT_STEP), step(BROWSER_STEP)], { numPassedTests: 10 }, browser)
  expect(sum).toEqual({ passed: 14, failed: 0, flaky: ['signing in › works'], notRun: [] })
  expect(summaryText([step(BROWSER_STEP)], sum).split('\n')).toEqual([
    'ok     browser tests (1.3 s)',
    'FLAKY  signing in › works (failed, then passed; its trace is in test-results)',
    '14 passed, 0 failed, 1 flaky',
  ])
})

test('a step that failed without naming a test is a failure; one that named its failures is not counted again', () => {
  expect(summarise([step('types', false)], { numPassedTests: 2 }, undefined)).toMatchObject({ passed: 2, failed: 1, flaky: [] })
  expect(summarise([step(UNIT_STEP, false)], undefined, undefined)).toMatchObject({ failed: 1 })
  expect(summarise([step(UNIT_STEP, false)], { numPassedTests: 2, numFailedTests: 3 }, undefined)).toMatchObject({ failed: 3 })
  expect(summarise([step(BROWSER_STEP, false)], undefined, { stats: { unexpected: 2 } })).toMatchObject({ failed: 2 })
  // Every test passed, and yet the runner did not end well: no report can hide that.
  expect(summarise([step(BROWSER_STEP, false)], undefined, { stats: { expected: 9 } })).toMatchObject({ passed: 9, failed: 1 })
})

test('what did not run is named with its reason: suites without the emulator, tests left out, steps that never began', () => {
  const unit = {
    numPassedTests: 1,
    testResults: [
      {
        assertionResults: [
          { status: 'passed', fullName: 'a phone' },
          { status: 'pending', fullName: 'the Firestore store: NOT RUN, no java needs the Firestore emulator' },
        ],
      },
    ],
  }
  const skipped = { title: 'nobody', tests: [{ status: 'skipped', annotations: [{ type: 'skip', description: 'the day is over' }] }] }
  const browser = {
    stats: { expected: 1 },
    suites: [{ title: 'e2e/reception.spec.ts', specs: [skipped, spec('is told', 'skipped'), spec('works', 'expected')] }],
  }
  const sum = summarise([step(UNIT_STEP), step(BROWSER_STEP)], unit, browser)
  expect(summaryText([], sum).split('\n')).toEqual([
    'NOT RUN the Firestore store: NOT RUN, no java needs the Firestore emulator',
    'NOT RUN e2e/reception.spec.ts › nobody (the day is over)',
    'NOT RUN e2e/reception.spec.ts › is told',
    '2 passed, 0 failed, 3 not run',
  ])
  expect(summarise([step('build', false), step(UNIT_STEP)], unit, undefined).notRun).toContain(BROWSER_STEP)
})
