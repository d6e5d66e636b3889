/** The name under which the client's address travels to route handlers; whatever a client sends under it is dropped. */
export const CLIENT_ADDRESS_HEADER = 'x-client-address'

/**
 * @param {{ headers: import('node:http').IncomingHttpHeaders, socket: { remoteAddress?: string } }} request
 * @param {number} trustedHops how many proxies of our own add to X-Forwarded-For; 0 believes nobody
 * @returns {string} the address that the outermost trusted proxy saw; the socket's where the header is missing
 */
export function clientAddress(request, trustedHops) {
  const socket = (request.socket.remoteAddress ?? '').replace(/^::ffff:/, '')
  if (trustedHops === 0) return socket
  const header = request.headers['x-forwarded-for']
  const hops = (Array.isArray(header) ? header.join(',') : (header ?? '')).split(',').map((hop) => hop.trim()).filter(Boolean)
  return hops.at(-trustedHops) ?? hops[0] ?? socket
}
