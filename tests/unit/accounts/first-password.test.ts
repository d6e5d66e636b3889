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

test('shows it at a terminal, and writes it nowhere', async () => {
  const shown: string[] = []
  await createFirstPassword({ directory, terminal: (text) => void shown.push(text), log: { warn } }).announce(account)
  expect(shown.join('')).toContain(account.password)
  expect(existsSync(path)).toBe(false)
  expect(warn).not.toHaveBeenCalled()
})

test('writes it to a file that only its owner can read, even over an open one, and never to the log', async () => {
  writeFileSync(path, 'of an earlier store', { mode: 0o644 })
  await file().announce(account)
  expect(readFileSync(path, 'utf8')).toContain(account.password)
  expect(statSync(path).mode & 0o777).toBe(0o600)
  expect(warn.mock.calls.flat()).toContainEqual({ path })
  expect(JSON.stringify(warn.mock.calls)).not.toContain(account.password)
})

test('deletes the file once that account has signed in, not for another one', async () => {
  await file().announce(account)
  await file().discard('other@example.com')
  expect(existsSync(path)).toBe(true)
  await file().discard(account.email)
  expect(existsSync(path)).toBe(false)
  await file().discard(account.email)
  expect(warn).toHaveBeenCalledTimes(1)
})

test('starts even if the directory is not writable', async () => {
  directory = join(directory, 'missing')
  await file().announce(account)
  expect(JSON.stringify(warn.mock.calls)).toContain('npm run site -- admin password')
  expect(JSON.stringify(warn.mock.calls)).not.toContain(account.password)
})
