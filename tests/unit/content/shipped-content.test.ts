import { checkAll } from '@/lib/content/check-all'
import { CHECKS } from '@/lib/content/checks'
import { CHECKS_AT_LOAD } from '@/lib/content/checks-at-load'
import { content } from '@/lib/content/load'
import { parseAll } from '@/lib/content/parse-all'
import type { HomeInput } from '@/lib/content/schemas/home'
import { exampleSources } from '@/tests/support/example-complex'

jest.unmock('@/lib/content/checks-at-load')

test('content/ passes every check, and loading runs every check', () => {
  expect(CHECKS_AT_LOAD).toBe(CHECKS)
  expect(checkAll(content, CHECKS)).toEqual([])
})

test('content with an error does not load', () => {
  const home = exampleSources.home as HomeInput
  expect(() => parseAll({ ...exampleSources, home: { ...home, brand: { ...home.brand, picture: 'no-such-picture' } } })).toThrow('no-such-picture')
})
