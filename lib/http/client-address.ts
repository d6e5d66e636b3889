/** Set by our own server (lib/server/client-address.mjs), which drops whatever a client sends under this name. */
const CLIENT_ADDRESS_HEADER = 'x-client-address'

/**
 * The client's address as far as it can be believed.
 * @param trustedHops how many proxies of our own stand before this process (TRUST_PROXY); asked only where another
 *   server than ours runs Next (development, a serverless host)
 */
export function clientAddress(headers: Headers, trustedHops: number): string {
  const seen = headers.get(CLIENT_ADDRESS_HEADER)
  if (seen) return seen
  const hops = (headers.get('x-forwarded-for') ?? '').split(',').map((hop) => hop.trim()).filter(Boolean)
  return hops.at(-Math.max(1, trustedHops)) ?? hops[0] ?? 'unknown'
}
