import { existsSync } from 'node:fs'
import { DEFECTS } from '@/tests/seeded-defects/defects.mjs'
import { seedFault } from '@/tests/seeded-defects/scratch-copy.mjs'

// Running all of them takes a quarter of an hour (npm run site -- test-seeded); this checks only that each still applies.
test.each(DEFECTS.map((defect) => [`${defect.layer}: ${defect.name}`, defect]))('%s: still applies, and its test exists', (_name, defect) => {
  expect(seedFault(process.cwd(), defect)).toBeNull()
  const { check } = defect
  if (!('stage' in check)) expect(existsSync('unit' in check ? check.unit : check.browser)).toBe(true)
})

test('names are unique, because one is chosen by its name', () => {
  expect(new Set(DEFECTS.map(({ name }) => name)).size).toBe(DEFECTS.length)
})
