/** @jest-environment node */
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { watchTree } from '@/lib/cli/start/watch-tree.mjs'

/** @type {string} */
let folder
/** @type {() => void} */
let stop = () => undefined
/** @type {(file: string) => void} */
let tell = () => undefined
/** @param {string} file @param {() => void} change @returns {Promise<void>} when that file was told of */
const reportOf = (file, change) =>
  new Promise((resolve) => {
    tell = (told) => (told === file ? resolve() : undefined)
    change()
  })

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'watch-'))
})
afterEach(() => {
  stop()
  rmSync(folder, { recursive: true })
})

test('reports later writes of a file that an editor replaced', async () => {
  mkdirSync(join(folder, 'plans'))
  for (const file of ['home.ts', 'plans/84a.ts']) {
    writeFileSync(join(folder, file), '1')
    stop = watchTree(folder, (told) => tell(told))
    await reportOf(file, () => {
      writeFileSync(join(folder, 'new'), '2')
      renameSync(join(folder, 'new'), join(folder, file))
    })
    await reportOf(file, () => writeFileSync(join(folder, file), '3'))
    stop()
  }
})

test('watches a folder created later, or again', async () => {
  stop = watchTree(folder, (told) => tell(told))
  for (const round of ['1', '2']) {
    await reportOf('plans', () => mkdirSync(join(folder, 'plans')))
    await reportOf('plans/84a.ts', () => writeFileSync(join(folder, 'plans/84a.ts'), round))
    await reportOf('plans', () => rmSync(join(folder, 'plans'), { recursive: true }))
  }
})

test('reports a single file by its name', async () => {
  const file = join(folder, 'breakpoints.ts')
  writeFileSync(file, '1')
  stop = watchTree(file, (told) => tell(told))
  await reportOf('', () => {
    writeFileSync(join(folder, 'new'), '2')
    renameSync(join(folder, 'new'), file)
  })
  await reportOf('', () => writeFileSync(file, '3'))
})
