/**
 * `npm run site -- test-nightly`: the browser tests of the night, then the mutants of one domain. Both run, whatever the first
 * said. Options are the browser tests'.
 */
import { spawnSync } from 'node:child_process'
import { binPath } from './step-commands.mjs'

const browser = [binPath('@playwright/test/cli.js'), 'test', '--grep', '@nightly|whole browser', ...process.argv.slice(2)]
const mutants = ['tools/mutants/run.mjs', '--tonight']
const statuses = [browser, mutants].map((command) => spawnSync(process.execPath, command, { stdio: 'inherit', env: { ...process.env, NIGHTLY: '1' } }).status)
process.exitCode = statuses.every((status) => status === 0) ? 0 : 1
