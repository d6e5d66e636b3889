import { once } from 'node:events'
import { createServer } from 'node:net'
import { freeTestPort } from '@/tests/run/free-port.mjs'

/** @param {number} port @returns {Promise<[import('node:net').Server, number]>} */
async function listen(port) {
  const server = createServer().listen(port)
  await once(server, 'listening')
  return [server, /** @type {import('node:net').AddressInfo} */ (server.address()).port]
}

test('returns the first free port of the list', async () => {
  const [first, used] = await listen(0)
  const [second, free] = await listen(0)
  await new Promise((resolve) => second.close(resolve))
  await expect(freeTestPort([used, free])).resolves.toBe(free)
  await expect(freeTestPort([used])).rejects.toThrow(`Ports ${used} are all in use.`)
  await new Promise((resolve) => first.close(resolve))
})
