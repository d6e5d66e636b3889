import { availableParallelism } from 'node:os'

const { MUTANTS_OF: domain = 'visits' } = process.env

/** Changes one thing at a time in a domain and runs the domain's unit tests that reach it: tools/mutants/run.mjs. */
const config = {
  // Without adapters, whose contract suites need an emulator, and without words.
  mutate: [`lib/${domain}/*.ts`, '!lib/**/*-{text,messages}.ts'],
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner'],
  jest: { projectType: 'custom', configFile: 'tools/mutants/jest.config.mjs' },
  coverageAnalysis: 'perTest',
  // A constant is read as the module loads: each would need the whole suite.
  ignoreStatic: true,
  mutator: { excludedMutations: ['StringLiteral'] },
  // A night continues the one before: only what changed since is tried.
  incremental: true,
  incrementalFile: `.cache/mutants-${domain}.json`,
  tempDirName: '.cache/mutants',
  ignorePatterns: ['.cache', '.next', '.sites', '.data', 'art', 'public/**/*.{avif,webp,jpg,png,mp4,woff2}', 'test-results'],
  concurrency: availableParallelism(),
  // Only an endless loop is to meet it.
  timeoutMS: 60_000,
  dryRunTimeoutMinutes: 30,
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { logTests: false, reportTests: false, skipFull: true },
  thresholds: { high: 90, low: 75, break: 60 },
}

export default config
