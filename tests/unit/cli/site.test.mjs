import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { COMMANDS } from '@/lib/cli/commands.mjs'

/** @param {string[]} args */
const site = (...args) => spawnSync(process.execPath, ['lib/cli/site.mjs', ...args], { encoding: 'utf8' })
const commands = Object.values(COMMANDS).flatMap((group) => Object.entries(group))

test.each(commands)('%s starts files that exist', (_name, { node }) => {
  const files = node.filter((argument) => /\.(?:mjs|ts|js)$/.test(argument))
  expect(files.length).toBeGreaterThan(0)
  for (const file of files) expect([file, existsSync(file)]).toEqual([file, true])
})

test('without a command it lists all of them', () => {
  const { status, stdout } = site()
  expect(status).toBe(0)
  for (const [name, { does }] of commands) expect(stdout).toMatch(new RegExp(`${name} +${does.slice(0, 8)}`))
})

test('--help after a command prints its arguments and starts nothing', () => {
  expect(site('backup', '--keep', '3', '--help')).toMatchObject({ status: 0, stdout: expect.stringContaining('npm run site -- backup [--keep 14]') })
})

test('an unknown command is refused with the list', () => {
  expect(site('constructor')).toMatchObject({ status: 2, stderr: expect.stringMatching(/모르는 명령입니다: constructor[\s\S]*backup/) })
})

test('ends with the exit code of the command', () => {
  expect(site('test-node', 'no-version')).toMatchObject({ status: 2, stderr: expect.stringContaining('Which version?') })
})
