jest.unmock('@/lib/accounts/password-cost')
import { generatePassword, hashPassword, verifyPassword } from '@/lib/accounts/password'

it('accepts the right password only, even if it was typed decomposed', async () => {
  const hash = await hashPassword('비밀번호 하나')
  expect(hash).toMatch(/^scrypt\$15\$8\$3\$/)
  expect(await verifyPassword('비밀번호 하나'.normalize('NFD'), hash)).toBe(true)
  expect(await verifyPassword('비밀번호 둘', hash)).toBe(false)
})

it('salts: equal passwords have different hashes', async () => {
  expect(await hashPassword('same')).not.toBe(await hashPassword('same'))
})

it('generates different passwords of 20 letters without look-alikes', () => {
  const made = Array.from({ length: 50 }, generatePassword)
  for (const password of made) expect(password).toMatch(/^[a-zA-Z2-9]{20}$/)
  expect(made.join('')).not.toMatch(/[0O1lIi]/)
  expect(new Set(made).size).toBe(50)
})
