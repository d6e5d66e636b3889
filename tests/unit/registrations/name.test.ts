import { fieldAnswers } from '@/lib/messages/ko/registration-answers'
import { parseRegistration } from '@/lib/registrations/registration'
import { NAMES, NO_NAMES } from '../../support/names'
import { MORNING, SITE, validBody } from '../../support/registrations'

const parse = (name: string) => parseRegistration(validBody({ name }), { sites: [SITE], now: MORNING })
const all = Object.entries(NAMES).flatMap(([script, names]) =>
  names.map((name): [string, string, string] => (typeof name === 'string' ? [script, name, name] : [script, ...name])),
)

test.each(all)('%s: %j is a name, stored as %j', (_script, typed, stored) => {
  const result = parse(typed)
  expect('input' in result ? result.input.name : result.errors).toBe(stored)
})

test.each(NO_NAMES)('%j is no name', (typed) => {
  const result = parse(typed)
  expect('errors' in result && result.errors).toEqual({ name: fieldAnswers.nameCharacters })
})

test('cleaning a stored name changes nothing', () => {
  for (const [, , stored] of all) {
    const result = parse(stored)
    expect('input' in result && result.input.name).toBe(stored)
  }
})

test('no error names a single script as the only one', () => expect(fieldAnswers.nameCharacters).not.toMatch(/한글|영문/))

test('the table has a hundred names of twenty scripts', () => {
  expect(all.length).toBeGreaterThanOrEqual(100)
  expect(Object.keys(NAMES).length).toBeGreaterThanOrEqual(20)
})
