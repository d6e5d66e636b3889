import { checkAll } from '@/lib/content/check-all'
import { CHECKS } from '@/lib/content/checks'
import { CHECKS_AT_LOAD } from '@/lib/content/checks-at-load'
import { content } from '@/lib/content/load'
import { parseAll } from '@/lib/content/parse-all'
import type { HomeInput } from '@/lib/content/schemas/home'
import { exampleSources } from '@/tests/support/example-complex'

jest.unmock('@/lib/content/checks-at-load')

test('the content of content/ has no fault that a check finds, and every check is asked as it is loaded', () => {
  expect(CHECKS_AT_LOAD).toBe(CHECKS)
  expect(checkAll(content, CHECKS)).toEqual([])
})

test('content with such a fault is not loaded', () => {
  const home = exampleSources.home as HomeInput
  expect(() => parseAll({ ...exampleSources, home: { ...home, brand: { ...home.brand, picture: 'no-such-picture' } } })).toThrow('no-such-picture')
})
