/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { watchFolders } from '@/lib/cli/watch-folders'

test('reports successive writes once, with the file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'watch-'))
  mkdirSync(join(folder, 'plans'))
  const told: string[] = []
  let stop: () => void = () => undefined
  await new Promise<void>((resolve) => {
    stop = watchFolders([folder], (file) => {
      told.push(file)
      resolve()
    })
    writeFileSync(join(folder, 'home.ts'), '1')
    writeFileSync(join(folder, 'plans/84a.ts'), '1')
  })
  stop()
  expect(told).toEqual([join(folder, 'plans/84a.ts')])
  rmSync(folder, { recursive: true })
})
