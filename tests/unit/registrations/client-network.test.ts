import { clientNetwork } from '@/lib/client-network'
import { isPublicAddress, networkBlock } from '@/lib/registrations/client-network'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:51234', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['[2001:DB8:0001:2::9]:443', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['1::2:3:4:5:6:7', '1:0:2:3::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['unknown', 'unknown'],
])('%s -> %s', (address, network) => expect(clientNetwork(address)).toBe(network))

test.each([
  ['203.0.113.7', '203.0.113.0/24'],
  ['2001:db8:1:2ff::/64', '2001:db8:1:200::/56'],
  ['0:0:0:0::/64', '0:0:0:0::/56'],
  ['unknown', 'unknown'],
])('%s is one of %s', (network, block) => expect(networkBlock(network)).toBe(block))

test.each([
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['172.17.0.1', false],
  ['100.64.9.9', false],
  ['::1', false],
  ['fd00::1', false],
  ['unknown', false],
  ['', false],
  ['172.32.0.1', true],
  ['223.38.22.10', true],
  ['2001:e60::1', true],
])('%s identifies a network: %s', (address, says) => expect(isPublicAddress(clientNetwork(address))).toBe(says))
