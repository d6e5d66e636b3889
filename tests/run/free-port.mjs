import { once } from 'node:events'
import { createServer } from 'node:net'

/** Prefers the port of `npm start`, so that its build serves the tests too. */
const TEST_PORTS = [3000, 3187, 3188, 3189]

/** @param {number} port */
const isFree = (port) =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, () => probe.close(() => resolve(true)))
  })

/**
 * The public address, port included, is part of a build: fewer ports mean fewer builds.
 * @param {readonly number[]} [ports] in order of preference
 * @returns {Promise<number>} a port for the site under test
 * @throws Error when all are in use
 */
export async function freeTestPort(ports = TEST_PORTS) {
  for (const port of ports) if (await isFree(port)) return port
  throw new Error(`Ports ${ports.join(', ')} are all in use.`)
}

/** @returns {Promise<number>} any free port */
export async function freePort() {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}
