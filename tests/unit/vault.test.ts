import { mkdtempSync, readFileSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readOrCreateKey } from '@/lib/store/key-file'
import { createVault } from '@/lib/vault'

const vault = createVault(Buffer.alloc(32, 1))

test('opens a sealed text only in its context and with its key', () => {
  const sealed = vault.seal('홍길동 010', 'registration:1')
  expect(vault.open(sealed, 'registration:1')).toBe('홍길동 010')
  expect(() => vault.open(sealed, 'registration:2')).toThrow()
  expect(() => createVault(Buffer.alloc(32, 2)).open(sealed, 'registration:1')).toThrow()
})

test('seals equal texts differently', () => {
  const [one, two] = [vault.seal('홍길동', 'a'), vault.seal('홍길동', 'a')]
  expect(one.equals(two)).toBe(false)
  expect(one.includes(Buffer.from('홍길동'))).toBe(false)
})

test('detects a single changed bit', () => {
  const sealed = vault.seal('text', 'a')
  for (let at = 0; at < sealed.length; at++) {
    const changed = Buffer.from(sealed)
    changed.writeUInt8(changed.readUInt8(at) ^ 1, at)
    expect(() => vault.open(changed, 'a')).toThrow()
  }
})

test('computes digests by purpose and key, repeatably', () => {
  expect(vault.digest('phone', '1')).toBe(vault.digest('phone', '1'))
  expect(vault.digest('phone', '1')).not.toBe(vault.digest('term', '1'))
  expect(vault.digest('phone', '1')).not.toBe(createVault(Buffer.alloc(32, 2)).digest('phone', '1'))
})

test('refuses a key of another length', () => {
  expect(() => createVault(Buffer.alloc(16))).toThrow('32 bytes')
})

test('creates a key file once, readable by its owner only, and reads it from then on', () => {
  const directory = join(mkdtempSync(join(tmpdir(), 'key-')), 'data')
  const made: string[] = []
  const first = readOrCreateKey(directory, 'data.key', (path) => made.push(path))
  const second = readOrCreateKey(directory, 'data.key', (path) => made.push(path))
  expect(second.equals(first)).toBe(true)
  expect(made).toEqual([join(directory, 'data.key')])
  expect(statSync(join(directory, 'data.key')).mode & 0o777).toBe(0o600)
  expect(readFileSync(join(directory, 'data.key'), 'utf8').trim()).toBe(first.toString('base64'))
})
