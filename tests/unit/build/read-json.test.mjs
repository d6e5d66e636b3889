import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { readJson } from '@/lib/build/read-json.mjs'

const root = mkdtempSync(join(tmpdir(), 'json-'))
afterAll(() => rmSync(root, { recursive: true }))
const schema = z.object({ rootMainFiles: z.array(z.string()) })
const read = (/** @type {string} */ text) => {
  writeFileSync(join(root, 'manifest.json'), text)
  return readJson(root, 'manifest.json', schema)
}

test('returns what the schema asks for and nothing else', async () => {
  await expect(read('{"rootMainFiles":["a.js"],"more":1}')).resolves.toEqual({ rootMainFiles: ['a.js'] })
})

test('names the file and the field where another release writes something else', async () => {
  await expect(read('{"rootFiles":[]}')).rejects.toThrow(/manifest\.json is not as expected:[^]*rootMainFiles/)
  await expect(read('{"rootMain')).rejects.toThrow('manifest.json is not JSON')
})
