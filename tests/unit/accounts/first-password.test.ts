import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createFirstPassword, FIRST_PASSWORD_FILE } from '@/lib/accounts/first-password'

const account = { email: 'admin@localhost', password: 'made-up-password' }
let directory: string
let path: string
const warn = jest.fn()
const file = () => createFirstPassword({ directory, terminal: null, log: { warn } })

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'first-'))
  path = join(directory, FIRST_PASSWORD_FILE)
  warn.mockClear()
})
afterEach(() => rmSync(directory, { recursive: true, force: true }))

test('at a terminal it is shown there, and written nowhere', async () => {
  const shown: string[] = []
  await createFirstPassword({ directory, terminal: (text) => void shown.push(text), log: { warn } }).announce(account)
  expect(shown.join('')).toContain(account.password)
  expect(existsSync(path)).toBe(false)
  expect(warn).not.toHaveBeenCalled()
})

test('elsewhere it is in a file that only its owner reads, also where one lay open, and never in a log line', async () => {
  writeFileSync(path, 'of an earlier store', { mode: 0o644 })
  await file().announce(account)
  expect(readFileSync(path, 'utf8')).toContain(account.password)
  expect(statSync(path).mode & 0o777).toBe(0o600)
  expect(warn.mock.calls.flat()).toContainEqual({ path })
  expect(JSON.stringify(warn.mock.calls)).not.toContain(account.password)
})

test('the file goes once that account has signed in, and not for another', async () => {
  await file().announce(account)
  await file().discard('other@example.com')
  expect(existsSync(path)).toBe(true)
  await file().discard(account.email)
  expect(existsSync(path)).toBe(false)
  await file().discard(account.email)
  expect(warn).toHaveBeenCalledTimes(1)
})

test('a directory that cannot be written to keeps nobody from starting', async () => {
  directory = join(directory, 'missing')
  await file().announce(account)
  expect(JSON.stringify(warn.mock.calls)).toContain('npm run site -- admin password')
  expect(JSON.stringify(warn.mock.calls)).not.toContain(account.password)
})
