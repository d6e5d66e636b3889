import proxyAddr from 'proxy-addr'
import type { IncomingMessage } from 'node:http'

/** The name under which the client's address travels to route handlers; whatever a client sends under it is dropped. */
export const CLIENT_ADDRESS_HEADER = 'x-client-address'

/** An IPv4 address as a dual-stack socket shows it, `::ffff:10.0.0.9` (RFC 4291 §2.5.5.2). */
const IPV4_MAPPED = /^::ffff:/

/**
 * The client's address behind so many proxies of our own. Each proxy appends the address that it saw to X-Forwarded-For,
 * so only the rightmost entries can be believed; what stands left of them a client may have made up.
 * @param trustedHops how many proxies of our own add to the header (TRUST_PROXY); 0 believes nobody
 * @returns the address that the outermost trusted proxy saw; the connection's where the header is missing
 */
export function forwardedAddress(connectedFrom: string | undefined, forwardedFor: string | undefined, trustedHops: number): string {
  const request: unknown = { headers: { 'x-forwarded-for': forwardedFor }, socket: { remoteAddress: (connectedFrom ?? '').replace(IPV4_MAPPED, '') } }
  return proxyAddr(request as IncomingMessage, (_address, hop) => hop < trustedHops)
}

export function clientAddress({ headers, socket }: Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string } }, trustedHops: number) {
  // Node joins a header that was sent several times, except for a few names of which this is none.
  return forwardedAddress(socket.remoteAddress, headers['x-forwarded-for']?.toString(), trustedHops)
}
