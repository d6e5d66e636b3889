import { existsSync } from 'node:fs'
import { DEFECTS } from '@/tests/seeded-defects/defects.mjs'
import { seedFault } from '@/tests/seeded-defects/scratch-copy.mjs'

// Sowing all of them takes a quarter of an hour (npm run site -- test-seeded); that each could be sown is known at once.
test.each(DEFECTS.map((defect) => [`${defect.layer}: ${defect.name}`, defect]))('%s: can still be sown, and its test is there', (_name, defect) => {
  expect(seedFault(process.cwd(), defect)).toBeNull()
  const { check } = defect
  if (!('stage' in check)) expect(existsSync('unit' in check ? check.unit : check.browser)).toBe(true)
})

test('no two have one name, by which one is chosen', () => {
  expect(new Set(DEFECTS.map(({ name }) => name)).size).toBe(DEFECTS.length)
})
