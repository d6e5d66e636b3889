import { deviceInvitation, deviceMark, readDeviceInvitation, readDeviceMark } from '@/lib/auth/known-device'

it('is known to the account that it was made for, and to no other', () => {
  const mark = deviceMark('secret', 'owner@example.com')
  expect(readDeviceMark('secret', 'owner@example.com', mark)).not.toBeNull()
  expect(readDeviceMark('secret', 'other@example.com', mark)).toBeNull()
  expect(readDeviceMark('other secret', 'owner@example.com', mark)).toBeNull()
  for (const forged of [undefined, '', 'a', 'a.b', `x${mark}`]) expect(readDeviceMark('secret', 'owner@example.com', forged)).toBeNull()
})

it('an invitation opens one account until it ends, and none that was not made here', () => {
  const end = new Date('2026-11-24T10:15:00+09:00')
  const before = new Date(end.getTime() - 1)
  const invitation = deviceInvitation('secret', 'owner@example.com', end)
  const invited = readDeviceInvitation('secret', invitation, before)
  expect(invited?.email).toBe('owner@example.com')
  // Opened twice it is one device, with one device's attempts.
  expect(readDeviceMark('secret', 'owner@example.com', deviceMark('secret', 'owner@example.com', invited?.device))).toBe(invited?.device)
  expect(readDeviceInvitation('secret', invitation, end)).toBeNull()
  expect(readDeviceInvitation('other secret', invitation, before)).toBeNull()
  const [email, expires, signature] = invitation.split('.')
  const other = Buffer.from('other@example.com').toString('base64url')
  for (const forged of [
    '',
    'a',
    'a.b.c',
    `${other}.${expires}.${signature}`,
    `${email}.${Number(expires) + 1}.${signature}`,
    deviceMark('secret', 'owner@example.com'),
  ])
    expect(readDeviceInvitation('secret', forged, before)).toBeNull()
})
