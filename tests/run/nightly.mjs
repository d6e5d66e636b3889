/**
 * `npm run site -- test-nightly`: the browser tests of the night (`@nightly`) and those that are smaller by day (`@volume`,
 * tests/support/at-night.ts), the contract tests at their whole volume, then the mutants of one domain. All run, whatever the first said. Options are the browser tests'.
 */
import { spawnSync } from 'node:child_process'
import { binPath } from './step-commands.mjs'

const browser = [binPath('@playwright/test/cli.js'), 'test', '--grep', '@nightly|@volume|whole browser', ...process.argv.slice(2)]
const contracts = [binPath('jest/bin/jest.js'), 'tests/contract']
const mutants = ['tools/mutants/run.mjs', '--tonight']
const statuses = [browser, contracts, mutants].map(
  (command) => spawnSync(process.execPath, command, { stdio: 'inherit', env: { ...process.env, NIGHTLY: '1' } }).status,
)
process.exitCode = statuses.every((status) => status === 0) ? 0 : 1
