import { registrationOfCode } from '@/components/admin/visits/registration-of-code'

test('finds the registration in an address of any host', () => {
  expect(registrationOfCode('https://example.com/admin/registrations/2f1c-9')).toBe('2f1c-9')
  expect(registrationOfCode('http://localhost:3000/admin/registrations/2f1c-9?x=1')).toBe('2f1c-9')
})

test.each([
  '',
  'WIFI:S:model;T:WPA;P:x;;',
  'https://example.com/',
  'https://example.com/admin/registrations/',
  'https://example.com/admin/registrations/a/b',
  'https://example.com/admin/registrations/..%2Fpress',
  'javascript:alert(1)',
])('%s is no code of a visit', (text) => {
  expect(registrationOfCode(text)).toBeNull()
})
