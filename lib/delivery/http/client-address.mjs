import proxyAddr from 'proxy-addr'

/** The name under which the client's address travels to route handlers; whatever a client sends under it is dropped. */
export const CLIENT_ADDRESS_HEADER = 'x-client-address'

/** An IPv4 address as a dual-stack socket shows it, `::ffff:10.0.0.9` (RFC 4291 §2.5.5.2). */
const IPV4_MAPPED = /^::ffff:/

/**
 * The client's address behind so many proxies of our own. Each proxy appends the address that it saw to X-Forwarded-For,
 * so only the rightmost entries can be believed; what stands left of them a client may have made up.
 * @param {string | undefined} connectedFrom the address of the connection
 * @param {string | undefined} forwardedFor the X-Forwarded-For header
 * @param {number} trustedHops how many proxies of our own add to the header (TRUST_PROXY); 0 believes nobody
 * @returns {string} the address that the outermost trusted proxy saw; the connection's where the header is missing
 */
export function forwardedAddress(connectedFrom, forwardedFor, trustedHops) {
  /** @type {unknown} */
  const request = { headers: { 'x-forwarded-for': forwardedFor }, socket: { remoteAddress: (connectedFrom ?? '').replace(IPV4_MAPPED, '') } }
  return proxyAddr(/** @type {import('node:http').IncomingMessage} */ (request), (_address, hop) => hop < trustedHops)
}

/**
 * @param {Pick<import('node:http').IncomingMessage, 'headers'> & { socket: { remoteAddress?: string } }} request
 * @param {number} trustedHops see {@link forwardedAddress}
 */
export function clientAddress({ headers, socket }, trustedHops) {
  // Node joins a header that was sent several times, except for a few names of which this is none.
  return forwardedAddress(socket.remoteAddress, headers['x-forwarded-for']?.toString(), trustedHops)
}
