/** Set by the front server (lib/server) to the socket's address, after removing whatever a client sent under it. */
export const CLIENT_ADDRESS_HEADER = 'x-client-address'

/**
 * The client's address as far as it can be believed: the socket's, or, behind proxies of our own, what the
 * outermost of them saw. Everything further left in `x-forwarded-for` was written by the client itself.
 * An IPv6 client owns a whole /64, so that is what counts as one client.
 * @param trustedHops how many proxies of our own stand before this process (TRUST_PROXY)
 */
export function clientAddress(headers: Headers, trustedHops: number): string {
  const socket = headers.get(CLIENT_ADDRESS_HEADER)
  const forwarded = (headers.get('x-forwarded-for') ?? '').split(',').map((hop) => hop.trim()).filter(Boolean)
  const hops = socket ? [...forwarded, socket] : forwarded
  return network(hops.at(-1 - trustedHops) ?? hops[0] ?? 'unknown')
}

function network(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/^\[|\](:\d+)?$/g, '')
  if (!plain.includes(':')) return plain.replace(/:\d+$/, '')
  const [head = '', tail] = plain.toLowerCase().split('::')
  const groups = head === '' ? [] : head.split(':')
  const missing = tail === undefined ? 0 : 8 - groups.length - (tail === '' ? 0 : tail.split(':').length)
  return `${[...groups, ...Array<string>(Math.max(0, missing)).fill('0'), ...(tail ? tail.split(':') : [])].slice(0, 4).join(':')}::/64`
}
