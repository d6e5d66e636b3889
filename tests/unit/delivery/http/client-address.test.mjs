import { clientAddress } from '@/lib/delivery/http/client-address'

const request = (/** @type {string | undefined} */ forwarded) => ({ headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress: '::ffff:10.0.0.9' } })

test('without trusted proxies a forwarding header is a claim of the client and is not believed', () => {
  expect(clientAddress(request('1.2.3.4'), 0)).toBe('10.0.0.9')
})

test('each trusted proxy adds one address on the right; what stands left of them may be forged', () => {
  expect(clientAddress(request('6.6.6.6, 1.2.3.4'), 1)).toBe('1.2.3.4')
  expect(clientAddress(request('6.6.6.6, 1.2.3.4, 10.0.0.2'), 2)).toBe('1.2.3.4')
})

test('a missing header falls back to the connection', () => {
  expect(clientAddress(request(undefined), 1)).toBe('10.0.0.9')
})

test('fewer entries than trusted proxies: the leftmost one is all there is to believe', () => {
  expect(clientAddress(request('1.2.3.4'), 3)).toBe('1.2.3.4')
})

test('IPv6, empty entries and what is no address at all', () => {
  expect(clientAddress(request('6.6.6.6,, 2001:db8::7 ,'), 1)).toBe('2001:db8::7')
  expect(clientAddress(request('<script>'), 1)).toBe('<script>')
  expect(clientAddress(request(' , ,'), 2)).toBe('10.0.0.9')
})
