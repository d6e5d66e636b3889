import { createUnlockToken, createDeviceCookie, verifyUnlockToken, verifyDeviceCookie } from '@/lib/accounts/known-device'

it('is valid for the account that it was created for, and for no other', () => {
  const mark = createDeviceCookie('secret', 'owner@example.com')
  expect(verifyDeviceCookie('secret', 'owner@example.com', mark)).not.toBeNull()
  expect(verifyDeviceCookie('secret', 'other@example.com', mark)).toBeNull()
  expect(verifyDeviceCookie('other secret', 'owner@example.com', mark)).toBeNull()
  for (const forged of [undefined, '', 'a', 'a.b', `x${mark}`]) expect(verifyDeviceCookie('secret', 'owner@example.com', forged)).toBeNull()
})

it('an unlock link opens one account until it expires, and forged ones none', () => {
  const end = new Date('2026-11-24T10:15:00+09:00')
  const before = new Date(end.getTime() - 1)
  const invitation = createUnlockToken('secret', 'owner@example.com', end)
  const invited = verifyUnlockToken('secret', invitation, before)
  expect(invited?.email).toBe('owner@example.com')
  // Opening it twice gives one device, with one device's attempts.
  expect(verifyDeviceCookie('secret', 'owner@example.com', createDeviceCookie('secret', 'owner@example.com', invited?.device))).toBe(invited?.device)
  expect(verifyUnlockToken('secret', invitation, end)).toBeNull()
  expect(verifyUnlockToken('other secret', invitation, before)).toBeNull()
  const [email, expires, signature] = invitation.split('.')
  const other = Buffer.from('other@example.com').toString('base64url')
  for (const forged of [
    '',
    'a',
    'a.b.c',
    `${other}.${expires}.${signature}`,
    `${email}.${Number(expires) + 1}.${signature}`,
    createDeviceCookie('secret', 'owner@example.com'),
  ])
    expect(verifyUnlockToken('secret', forged, before)).toBeNull()
})
