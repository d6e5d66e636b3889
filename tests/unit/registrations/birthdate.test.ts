import { ageOn, birthday, checkBirthdate } from '@/lib/registrations/birthdate'

const NOW = new Date('2026-11-21T03:00:00Z')

describe('checkBirthdate', () => {
  test.each([
    ['950527', '950527'],
    ['９５０５２７', '950527'],
    ['95.05.27', '950527'],
    ['95-05-27', '950527'],
    [' 950527 ', '950527'],
    ['000229', '000229'],
    ['960229', '960229'],
  ])('%s is stored as %s', (typed, yymmdd) => expect(checkBirthdate(typed, NOW)).toEqual({ yymmdd }))

  test.each([
    ['', 'format'],
    ['95052', 'format'],
    ['19950527', 'format'],
    ['9505271', 'format'],
    ['abcdef', 'format'],
    ['951327', 'date'],
    ['950231', 'date'],
    ['950229', 'date'],
    ['950500', 'date'],
    ['121122', 'age'],
    ['260101', 'age'],
  ])('%s is refused: %s', (typed, fault) => expect(checkBirthdate(typed, NOW)).toEqual({ fault }))
})

test('takes this century unless the day is in the future', () => {
  expect(birthday('261121', NOW)).toEqual({ year: 2026, month: 11, day: 21 })
  expect(birthday('261122', NOW)).toEqual({ year: 1926, month: 11, day: 22 })
})

test('someone is fourteen from the birthday on, by the Korean calendar', () => {
  // 15:00 UTC is midnight in Seoul.
  const before = new Date('2026-11-20T14:59:59Z')
  const after = new Date('2026-11-20T15:00:00Z')
  expect(checkBirthdate('121121', before)).toEqual({ fault: 'age' })
  expect(checkBirthdate('121121', after)).toEqual({ yymmdd: '121121' })
  expect(ageOn({ year: 2012, month: 11, day: 21 }, after)).toBe(14)
})
