import { LIMITS } from '@/lib/field-limits'
import { formatPhone, maskPhone, normalisePhone } from '@/lib/registrations/phone'
import { parseRegistration } from '@/lib/registrations/registration'
import { NO_PHONES, PHONE_SPELLINGS } from '../../support/phone-spellings'
import { MORNING, SITE, validBody } from '../../support/registrations'

const stored = (phone: string) => {
  const result = parseRegistration(validBody({ phone }), { sites: [SITE], now: MORNING })
  return 'input' in result ? result.input.phone : Object.keys(result.errors)
}

describe('a number', () => {
  test.each(PHONE_SPELLINGS)('%j is %s, in the browser and as stored', (spelling, digits) => {
    expect(normalisePhone(spelling)).toBe(digits)
    expect(stored(spelling)).toBe(digits)
  })

  test.each(NO_PHONES)('%j is no number', (spelling) => {
    expect(normalisePhone(spelling)).toBeNull()
    expect(stored(spelling)).toEqual(['phone'])
  })

  test('fits into its field in any spelling', () => {
    expect(Math.max(...PHONE_SPELLINGS.map(([spelling]) => spelling.length))).toBeLessThanOrEqual(LIMITS.phone)
  })

  test('is told apart quickly from texts that would be slow to normalise', () => {
    for (const part of ['(', '-', '82', '01', '0(', 'tel:', '･']) expect(normalisePhone(part.repeat(60).slice(0, 119))).toBeNull()
  })
})

test('is shown with hyphens, and masked in lists', () => {
  expect(formatPhone('01012345678')).toBe('010-1234-5678')
  expect(formatPhone('0112345678')).toBe('011-234-5678')
  expect(maskPhone('01012345678')).toBe('010-****-5678')
})
