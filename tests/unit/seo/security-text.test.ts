import { securityText } from '@/lib/seo/security-text'

jest.mock('@/lib/env', () => ({ siteUrl: () => 'https://river.example' }))

it('names the contact and the expiry within a year (RFC 9116, 2.5.5)', () => {
  expect(securityText({ email: 'privacy@river.example', phone: '1533-8848' }, new Date('2026-11-22T10:00:00Z')).split('\n')).toEqual([
    'Contact: mailto:privacy@river.example',
    'Contact: tel:+82-1533-8848',
    'Expires: 2027-05-22T00:00:00Z',
    'Preferred-Languages: ko, en',
    'Canonical: https://river.example/.well-known/security.txt',
    '',
  ])
})
