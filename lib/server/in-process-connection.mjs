import { duplexPair } from 'node:stream'

/**
 * A connection to a server of this process, without a port or file that anybody else could reach it by. Where one end
 * breaks off, so does the other.
 * @param {import('node:http').Server} server
 * @returns {import('node:stream').Duplex} the client's end, for `createConnection` of `http.request`
 */
export function connectInProcess(server) {
  const [client, remote] = duplexPair()
  client.once('close', () => remote.destroy()).on('error', () => undefined)
  remote.once('close', () => client.destroy()).on('error', () => undefined)
  server.emit('connection', remote)
  return client
}
