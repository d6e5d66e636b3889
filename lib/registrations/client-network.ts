import { BlockList, isIP } from 'node:net'

/**
 * The block of 256 clients around one: what someone rents who changes addresses to avoid a limit for each.
 * @param network from {@link clientNetwork}
 */
export function networkBlock(network: string): string {
  const ipv4 = /^(\d+\.\d+\.\d+)\.\d+$/.exec(network)
  if (ipv4) return `${ipv4[1]}.0/24`
  const ipv6 = /^([0-9a-f:]+:)([0-9a-f]+)::\/64$/.exec(network)
  return ipv6 ? `${ipv6[1]}${(Number.parseInt(ipv6[2] as string, 16) & 0xff00).toString(16)}::/56` : network
}

/** Loopback, private, shared (RFC 6598) and link-local addresses of IPv4 and IPv6. */
const NOT_PUBLIC = new BlockList()
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  NOT_PUBLIC.addSubnet(net, prefix)
for (const [net, prefix] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  NOT_PUBLIC.addSubnet(net, prefix, 'ipv6')

/**
 * Whether an address identifies the client's network. A private address is a proxy's or this machine's own, shared by all, so
 * nobody is counted by it.
 * @param network from {@link clientNetwork}
 */
export function isPublicAddress(network: string): boolean {
  const address = network.replace(/\/\d+$/, '')
  const family = isIP(address)
  return family !== 0 && !NOT_PUBLIC.check(address, family === 6 ? 'ipv6' : 'ipv4')
}
