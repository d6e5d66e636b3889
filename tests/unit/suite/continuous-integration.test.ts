import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describeWithFirestore, missingEmulator, requiresEmulator } from '@/tests/support/firestore-emulator'

const NO_EMULATOR = '/nowhere/cloud-firestore-emulator.jar'

/** What a suite that needs the emulator registers and prints on a machine without one. */
function onMachineWithoutEmulator(environment: NodeJS.ProcessEnv) {
  const run: (() => void)[] = []
  const skipped: string[] = []
  const said: string[] = []
  const suite = jest.fn()
  describeWithFirestore('security rules', suite, {
    describe: Object.assign(suite, { skip: (name: string) => void skipped.push(name) }),
    test: (_name, body) => void run.push(body),
    missing: missingEmulator(NO_EMULATOR),
    environment,
    say: (text) => void said.push(text),
  })
  expect(suite).not.toHaveBeenCalled()
  return { run, skipped, said: said.join('') }
}

test('without the emulator a Firestore suite is skipped on a developer’s machine, with a message', () => {
  const { run, skipped, said } = onMachineWithoutEmulator({ NODE_ENV: 'test' })
  expect(run).toEqual([])
  expect(skipped).toEqual([expect.stringContaining('security rules: NOT RUN')])
  expect(said).toContain(`!!! security rules: NOT RUN. ${NO_EMULATOR} is not there`)
})

test('without the emulator a Firestore suite is one test that fails in CI', () => {
  const { run, skipped } = onMachineWithoutEmulator({ NODE_ENV: 'test', CI: 'true' })
  expect(skipped).toEqual([])
  expect(run).toHaveLength(1)
  expect(run[0]).toThrow(`The Firestore tests did not run: ${NO_EMULATOR} is not there`)
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

test('every suite whose name contains Firestore uses the rule that fails in CI', () => {
  const listed = spawnSync('git', ['ls-files', 'tests/contract/firestore-*.test.ts'], { encoding: 'utf8' }).stdout.split('\n').filter(Boolean)
  expect(listed.length).toBeGreaterThan(3)
  expect(listed.filter((file) => !readFileSync(file, 'utf8').includes('describeWithFirestore('))).toEqual([])
})

test('.ci/run sets CI, unless the service has done so', () => {
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
