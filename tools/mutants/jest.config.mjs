import jestConfig from '../../jest.config.mjs'

const { MUTANTS_OF: domain = 'visits' } = process.env

/** Folders of tests, where a domain's own are not all that say what it does. @type {Readonly<Record<string, string>>} */
const TESTS = { visits: '{visits,messaging}', registrations: '{registrations,attribution}' }

/** The unit tests of a domain, without the Firestore emulator that a run shares. */
export default async function mutantsConfig() {
  const { globalSetup: _setup, globalTeardown: _teardown, ...config } = await jestConfig()
  return { ...config, rootDir: process.cwd(), testMatch: [`<rootDir>/tests/unit/${TESTS[domain] ?? domain}/**/*.test.ts`] }
}
