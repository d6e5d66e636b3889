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
/** @param {string} file @param {() => void} change @returns {Promise<void>} when a change of that file was reported */
const toldOf = (file, change) =>
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
    await toldOf(file, () => {
      writeFileSync(join(folder, 'new'), '2')
      renameSync(join(folder, 'new'), join(folder, file))
    })
    await toldOf(file, () => writeFileSync(join(folder, file), '3'))
    stop()
  }
})

test('watches a folder created later, or again', async () => {
  stop = watchTree(folder, (told) => tell(told))
  for (const round of ['1', '2']) {
    await toldOf('plans', () => mkdirSync(join(folder, 'plans')))
    await toldOf('plans/84a.ts', () => writeFileSync(join(folder, 'plans/84a.ts'), round))
    await toldOf('plans', () => rmSync(join(folder, 'plans'), { recursive: true }))
  }
})

test('reports a single file by its name', async () => {
  const file = join(folder, 'breakpoints.ts')
  writeFileSync(file, '1')
  stop = watchTree(file, (told) => tell(told))
  await toldOf('', () => {
    writeFileSync(join(folder, 'new'), '2')
    renameSync(join(folder, 'new'), file)
  })
  await toldOf('', () => writeFileSync(file, '3'))
})
