import { bridge } from '@/lib/delivery/bridge'
import { stopCleanly } from '@/lib/delivery/http/stop-cleanly'

/** @type {string[]} */
let events
/** @type {Record<string, () => Promise<void>>} */
let listeners

beforeEach(() => {
  events = []
  listeners = {}
  jest.spyOn(process, 'exit').mockImplementation((code) => /** @type {never} */ (events.push(`exit ${code}`)))
  jest.spyOn(process, 'on').mockImplementation((signal, listener) => {
    listeners[String(signal)] = /** @type {() => Promise<void>} */ (listener)
    return process
  })
  bridge.shutDown = async () => void events.push('what waits in memory is stored')
})
afterEach(() => {
  delete bridge.shutDown
  jest.restoreAllMocks()
})

test('answers go out, then memory is stored, then the process ends; a second signal changes nothing', async () => {
  stopCleanly({ stop: async () => void events.push('answers are out') })
  await Promise.all([listeners['SIGTERM']?.(), listeners['SIGINT']?.(), listeners['SIGHUP']?.()])
  expect(events).toEqual(['answers are out', 'what waits in memory is stored', 'exit 0'])
})

test('memory is stored also where the server fails to stop, which is no clean end', async () => {
  stopCleanly({ stop: () => Promise.reject(new Error('a connection hangs')) })
  await expect(listeners['SIGTERM']?.()).rejects.toThrow('a connection hangs')
  expect(events).toEqual(['what waits in memory is stored'])
})

test('a site that stopped before it was ready has nothing to store', async () => {
  delete bridge.shutDown
  stopCleanly({ stop: async () => undefined })
  await listeners['SIGINT']?.()
  expect(events).toEqual(['exit 0'])
})
