/** @jest-environment node */
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { watchFolders } from '@/lib/cli/start/watch-folders.mjs'

/** @type {string} */
let folder
/** @type {() => void} */
let stop
/** @type {string[]} */
let told
/** @type {() => void} */
let tell = () => undefined

beforeEach(() => {
  told = []
  folder = mkdtempSync(join(tmpdir(), 'watch-'))
  mkdirSync(join(folder, 'plans'))
})
afterEach(() => {
  stop()
  rmSync(folder, { recursive: true })
})

/** @param {readonly string[]} paths */
const start = async (paths) => {
  stop = await watchFolders(paths, (path) => {
    told.push(path)
    tell()
  })
}
/** @param {() => void} change @returns {Promise<void>} when a change was told of */
const reportOf = (change) =>
  new Promise((resolve) => {
    tell = resolve
    change()
  })

test('reports successive writes once, with the last path', async () => {
  await start([folder])
  await reportOf(() => {
    writeFileSync(join(folder, 'home.ts'), '1')
    writeFileSync(join(folder, 'plans/84a.ts'), '1')
  })
  expect(told).toEqual([expect.stringContaining(folder)])
})

test('reports later writes of a file that an editor replaced, of a file by itself too', async () => {
  const file = join(folder, 'plans/84a.ts')
  const alone = join(folder, 'breakpoints.ts')
  for (const each of [file, alone]) writeFileSync(each, '1')
  await start([join(folder, 'plans'), alone])
  for (const each of [file, alone]) {
    await reportOf(() => {
      writeFileSync(join(folder, 'new'), '2')
      renameSync(join(folder, 'new'), each)
    })
    await reportOf(() => writeFileSync(each, '3'))
  }
  expect(told).toEqual([file, file, alone, alone])
})
