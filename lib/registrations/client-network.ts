/**
 * What counts as one client: an IPv4 address, or the /64 that an IPv6 connection owns whole and may draw
 * a new address from for every request.
 * @param address with or without brackets and port
 */
export function clientNetwork(address: string): string {
  const plain = address.toLowerCase().replace(/^::ffff:(?=\d+\.)/, '').replace(/^\[|\](:\d+)?$/g, '').replace(/%[^]*/, '')
  if (!plain.includes(':')) return plain
  if (/^\d+\.\d+\.\d+\.\d+:\d+$/.test(plain)) return plain.replace(/:\d+$/, '')
  const [head = '', tail] = plain.split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail ? tail.split(':') : []
  const between = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length)
  const groups = [...before, ...Array<string>(between).fill('0'), ...after].slice(0, 4)
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}

/**
 * The 256 clients around one: what somebody rents who changes addresses to get around a limit for each.
 * @param network of {@link clientNetwork}
 */
export function networkBlock(network: string): string {
  const ipv4 = /^(\d+\.\d+\.\d+)\.\d+$/.exec(network)
  if (ipv4) return `${ipv4[1]}.0/24`
  const ipv6 = /^([0-9a-f:]+:)([0-9a-f]+)::\/64$/.exec(network)
  return ipv6 ? `${ipv6[1]}${(Number.parseInt(ipv6[2] as string, 16) & 0xff00).toString(16)}::/56` : network
}
