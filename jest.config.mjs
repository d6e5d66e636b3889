import nextJest from 'next/jest.js'

/** @type {import('jest').Config} */
const config = {
  testEnvironment: 'node',
  // Only what hangs is to meet it: a busy machine takes its time over a password's hash, and nothing here measures speed.
  testTimeout: 120_000,
  testMatch: ['<rootDir>/tests/{unit,contract}/**/*.test.{ts,tsx,mjs}'],
  testSequencer: '<rootDir>/tests/run/jest-sequencer.mjs',
  globalSetup: '<rootDir>/tests/support/jest-global-setup.ts',
  globalTeardown: '<rootDir>/tests/support/jest-global-teardown.ts',
  // Packages and sources of the same names as the project's: the bench's own, and the sites of other complexes.
  modulePathIgnorePatterns: ['<rootDir>/.cache/bench/', '<rootDir>/.sites/'],
  setupFilesAfterEnv: ['<rootDir>/tests/setup.ts'],
  moduleNameMapper: {
    '^server-only$': '<rootDir>/tests/support/empty.ts',
    '^swiper/css(/.*)?$': '<rootDir>/tests/support/empty.ts',
    '^@/(.*)$': '<rootDir>/$1',
  },
  // A browser's export conditions would hand jsdom tests ES modules of packages that have a CommonJS form.
  testEnvironmentOptions: { customExportConditions: ['node', 'node-addons'] },
}

/** ES modules only: compiled for jest like our own sources. */
const COMPILED = [
  'swiper',
  'ssr-window',
  'dom7',
  'fflate',
  'jose',
  'qr',
  'rate-limiter-flexible',
  'p-limit',
  'yocto-queue',
  'htmlparser2',
  'domhandler',
  'domutils',
  'domelementtype',
  'dom-serializer',
  'entities',
]

const base = nextJest({ dir: import.meta.dirname })(config)

export default async function jestConfig() {
  const resolved = await base()
  return { ...resolved, transformIgnorePatterns: [`/node_modules/(?!(${COMPILED.join('|')})/)`, '^.+\\.module\\.(css|sass|scss)$'] }
}
