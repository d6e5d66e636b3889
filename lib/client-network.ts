/**
 * Identifies one client: an IPv4 address, or the /64 of an IPv6 address, because one connection owns the whole /64 and may use a
 * new address for each request.
 * @param address with or without brackets and port; an IPv4 address may be mapped into IPv6
 */
export function clientNetwork(address: string) {
  const plain = address
    .toLowerCase()
    .replace(/^::ffff:(?=\d+\.)/, '')
    .replace(/^\[|\](:\d+)?$/g, '')
    .replace(/%[^]*/, '')
  if (!plain.includes(':')) return plain
  if (/^\d+\.\d+\.\d+\.\d+:\d+$/.test(plain)) return plain.replace(/:\d+$/, '')
  const [head = '', tail] = plain.split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail ? tail.split(':') : []
  const between = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length)
  const groups = [...before, ...Array<string>(between).fill('0'), ...after].slice(0, 4)
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}
