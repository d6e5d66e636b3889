import jestConfig from '../../jest.config.mjs'

const { MUTANTS_OF: domain = 'visits' } = process.env

/** The unit tests of a domain, without the Firestore emulator that a run shares. */
export default async function mutantsConfig() {
  const { globalSetup: _setup, globalTeardown: _teardown, testSequencer: _sequencer, ...config } = await jestConfig()
  return { ...config, rootDir: process.cwd(), testMatch: [`<rootDir>/tests/unit/${domain}/**/*.test.ts`] }
}
