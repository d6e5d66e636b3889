/**
 * The client's address as far as it can be believed. Next puts the socket's address at the end of
 * `x-forwarded-for`; what stands before it was written by proxies, or by the client itself.
 * @param trustedHops how many proxies of our own stand before this process (TRUST_PROXY)
 */
export function clientAddress(headers: Headers, trustedHops: number): string {
  const hops = (headers.get('x-forwarded-for') ?? '').split(',').map((hop) => hop.trim()).filter(Boolean)
  return hops.at(-1 - trustedHops) ?? hops[0] ?? 'unknown'
}
