import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { requiresEmulator } from '@/tests/support/firestore-emulator'

jest.setTimeout(60_000)

const NO_EMULATOR = '/nowhere/cloud-firestore-emulator.jar'

/** One suite that needs the emulator, in a jest of its own on a machine that has none. */
function runWithoutEmulator(environment: Readonly<Record<string, string>>) {
  const { CI: _ci, REQUIRE_FIRESTORE: _required, JEST_WORKER_ID: _worker, ...rest } = process.env
  const { status, stdout, stderr } = spawnSync(process.execPath, ['node_modules/jest/bin/jest.js', 'tests/contract/firestore-rules.test.ts', '--no-coverage'], {
    env: { ...rest, NODE_ENV: 'test', FIRESTORE_EMULATOR_JAR: NO_EMULATOR, ...environment },
    encoding: 'utf8',
  })
  return { status, said: stdout + stderr }
}

test('without the emulator a Firestore suite is skipped on a developer’s machine, which it says, and fails in CI', () => {
  const skipped = runWithoutEmulator({})
  expect(skipped.status).toBe(0)
  expect(skipped.said).toContain(`!!! security rules: NOT RUN. ${NO_EMULATOR} is not there`)

  const failed = runWithoutEmulator({ CI: 'true' })
  expect(failed.status).toBe(1)
  expect(failed.said).toContain(`The Firestore tests did not run: ${NO_EMULATOR} is not there`)
})

test.each([
  [{}, false],
  [{ CI: '' }, false],
  [{ CI: 'false' }, false],
  [{ CI: 'true' }, true],
  [{ CI: '1' }, true],
  [{ REQUIRE_FIRESTORE: '1' }, true],
])('%j: the emulator is required: %s', (environment, required) => {
  expect(requiresEmulator(environment as NodeJS.ProcessEnv)).toBe(required)
})

test('every suite whose name says Firestore goes through the rule that fails in CI', () => {
  const listed = spawnSync('git', ['ls-files', 'tests/contract/firestore-*.test.ts'], { encoding: 'utf8' }).stdout.split('\n').filter(Boolean)
  expect(listed.length).toBeGreaterThan(3)
  expect(listed.filter((file) => !readFileSync(file, 'utf8').includes('describeWithFirestore('))).toEqual([])
})

test('.ci/run tells the suite that it runs in CI, unless the service has said so already', () => {
  const bin = mkdtempSync(join(tmpdir(), 'ci-'))
  writeFileSync(join(bin, 'npm'), '#!/bin/sh\necho "CI is $CI, asked for $*"\n')
  chmodSync(join(bin, 'npm'), 0o755)
  const { CI: _ci, ...rest } = process.env
  const said = (environment: Readonly<Record<string, string>>) =>
    spawnSync('.ci/run', { env: { ...rest, NODE_ENV: 'test', PATH: `${bin}:${process.env.PATH ?? ''}`, ...environment }, encoding: 'utf8' }).stdout
  expect(said({})).toContain('CI is true, asked for test')
  expect(said({ CI: 'service' })).toContain('CI is service, asked for test')
  rmSync(bin, { recursive: true })
})
