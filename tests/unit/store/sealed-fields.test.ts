import { openRegistrationFields } from '@/lib/store/sealed-fields'
import { testVault } from '../../support/registrations'

const open = (stored: unknown) =>
  openRegistrationFields(testVault.seal(typeof stored === 'string' ? stored : JSON.stringify(stored), 'registration:R1'), 'R1', testVault)

test('a row older than a field has null for it', () => {
  expect(open({ name: '홍길동', phone: '01012345678', birthdate: '950527', message: null })).toStrictEqual({
    name: '홍길동',
    phone: '01012345678',
    birthdate: '950527',
    message: null,
    visitDate: null,
    email: null,
    residence: null,
    firstTouch: null,
  })
})

test.each([
  ['no JSON', '홍길동 01012345678'],
  ['no object', ['홍길동']],
  ['a number for a name', { name: 82, phone: '01012345678', birthdate: '950527' }],
])('%s is an error that names the record, not its content', (_name, stored) => {
  expect(() => open(stored)).toThrow(/registration R1/)
  expect(() => open(stored)).not.toThrow(/홍길동|01012345678/)
})
