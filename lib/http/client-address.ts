/** Set by the front server (lib/server/client-address.mjs), which counts the hops and drops what a client sent under it. */
const CLIENT_ADDRESS_HEADER = 'x-client-address'

/**
 * The client's address as far as it can be believed. Where no front server of ours stands before Next (a hosting
 * platform, `next dev`) it is what the outermost trusted proxy saw; what stands left of that in `x-forwarded-for`
 * was written by the client itself. An IPv6 client owns a whole /64, so that is what counts as one client.
 * @param trustedHops how many proxies of our own stand before this process (TRUST_PROXY)
 */
export function clientAddress(headers: Headers, trustedHops: number): string {
  const resolved = headers.get(CLIENT_ADDRESS_HEADER)
  if (resolved) return network(resolved)
  const hops = (headers.get('x-forwarded-for') ?? '').split(',').map((hop) => hop.trim()).filter(Boolean)
  return network(hops.at(-Math.max(1, trustedHops)) ?? hops[0] ?? 'unknown')
}

function network(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/^\[|\](:\d+)?$/g, '')
  if (!plain.includes(':')) return plain.replace(/:\d+$/, '')
  const [head = '', tail] = plain.toLowerCase().split('::')
  const groups = head === '' ? [] : head.split(':')
  const missing = tail === undefined ? 0 : 8 - groups.length - (tail === '' ? 0 : tail.split(':').length)
  return `${[...groups, ...Array<string>(Math.max(0, missing)).fill('0'), ...(tail ? tail.split(':') : [])].slice(0, 4).join(':')}::/64`
}
