import nextJest from 'next/jest.js'

/** @type {import('jest').Config} */
const config = {
  testEnvironment: 'node',
  // A limit for hanging tests only: password hashes are slow on a busy machine, and no test measures speed.
  testTimeout: 120_000,
  testMatch: ['<rootDir>/tests/{unit,contract}/**/*.test.{ts,tsx,mjs}'],
  testSequencer: '<rootDir>/tests/run/jest-sequencer.mjs',
  runtime: '<rootDir>/tests/run/jest-runtime.mjs',
  globalSetup: '<rootDir>/tests/support/jest-global-setup.ts',
  globalTeardown: '<rootDir>/tests/support/jest-global-teardown.ts',
  // Copies of packages and sources: the benchmarks' dependencies, and the sites of other complexes.
  modulePathIgnorePatterns: ['<rootDir>/.cache/bench/', '<rootDir>/.sites/'],
  setupFilesAfterEnv: ['<rootDir>/tests/setup.ts'],
  moduleNameMapper: {
    '^server-only$': '<rootDir>/tests/support/empty.ts',
    '^swiper/css(/.*)?$': '<rootDir>/tests/support/empty.ts',
    '^@/(.*)$': '<rootDir>/$1',
  },
  // A browser's export conditions would give jsdom tests the ES modules of packages that have a CommonJS form.
  testEnvironmentOptions: { customExportConditions: ['node', 'node-addons'] },
}

/** Packages with ES modules only: compiled for jest like our own sources. */
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
  'chokidar',
  'readdirp',
]

const base = nextJest({ dir: import.meta.dirname })(config)

export default async function jestConfig() {
  const resolved = await base()
  return { ...resolved, transformIgnorePatterns: [`/node_modules/(?!(${COMPILED.join('|')})/)`, '^.+\\.module\\.(css|sass|scss)$'] }
}
