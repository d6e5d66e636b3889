import { mkdtempSync, readFileSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readOrCreateKey } from '@/lib/store/key-file'
import { createVault } from '@/lib/vault'

const vault = createVault(Buffer.alloc(32, 1))

test('a sealed text opens again, only in its context and with its key', () => {
  const sealed = vault.seal('홍길동 010', 'registration:1')
  expect(vault.open(sealed, 'registration:1')).toBe('홍길동 010')
  expect(() => vault.open(sealed, 'registration:2')).toThrow()
  expect(() => createVault(Buffer.alloc(32, 2)).open(sealed, 'registration:1')).toThrow()
})

test('equal texts are sealed differently and say nothing', () => {
  const [one, two] = [vault.seal('홍길동', 'a'), vault.seal('홍길동', 'a')]
  expect(one.equals(two)).toBe(false)
  expect(one.includes(Buffer.from('홍길동'))).toBe(false)
})

test('a single changed bit is noticed', () => {
  const sealed = vault.seal('text', 'a')
  for (let at = 0; at < sealed.length; at++) {
    const changed = Buffer.from(sealed)
    changed.writeUInt8(changed.readUInt8(at) ^ 1, at)
    expect(() => vault.open(changed, 'a')).toThrow()
  }
})

test('digests differ by purpose and key, and repeat', () => {
  expect(vault.digest('phone', '1')).toBe(vault.digest('phone', '1'))
  expect(vault.digest('phone', '1')).not.toBe(vault.digest('term', '1'))
  expect(vault.digest('phone', '1')).not.toBe(createVault(Buffer.alloc(32, 2)).digest('phone', '1'))
})

test('a key of another length is refused', () => {
  expect(() => createVault(Buffer.alloc(16))).toThrow('32 bytes')
})

test('a key file is made once, for its owner only, and read from then on', () => {
  const directory = join(mkdtempSync(join(tmpdir(), 'key-')), 'data')
  const made: string[] = []
  const first = readOrCreateKey(directory, 'data.key', (path) => made.push(path))
  const second = readOrCreateKey(directory, 'data.key', (path) => made.push(path))
  expect(second.equals(first)).toBe(true)
  expect(made).toEqual([join(directory, 'data.key')])
  expect(statSync(join(directory, 'data.key')).mode & 0o777).toBe(0o600)
  expect(readFileSync(join(directory, 'data.key'), 'utf8').trim()).toBe(first.toString('base64'))
})
