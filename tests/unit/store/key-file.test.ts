import fs, { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readKey, readOrCreateKey } from '@/lib/store/key-file'
import { StoreUnavailableError } from '@/lib/errors'

let directory: string
beforeEach(() => (directory = mkdtempSync(join(tmpdir(), 'key-'))))
afterEach(() => rmSync(directory, { recursive: true, force: true }))

it('creates a key once', () => {
  const created = jest.fn()
  const key = readOrCreateKey(directory, 'data.key', created)
  expect(readOrCreateKey(directory, 'data.key', created)).toEqual(key)
  expect(created).toHaveBeenCalledTimes(1)
})

it('only reads if asked to create none', () => {
  expect(readKey(directory, 'data.key')).toBeNull()
  expect(readdirSync(directory)).toEqual([])
  const key = readOrCreateKey(directory, 'data.key', () => undefined)
  expect(readKey(directory, 'data.key')).toEqual(key)
})

it('reports a full disk as temporary, and leaves nothing behind', () => {
  const full = jest.spyOn(fs, 'writeSync').mockImplementation(() => {
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
  })
  expect(() => readOrCreateKey(directory, 'data.key', () => undefined)).toThrow(StoreUnavailableError)
  expect(readdirSync(directory)).toEqual([])
  full.mockRestore()
  expect(readOrCreateKey(directory, 'data.key', () => undefined)).toHaveLength(32)
})
