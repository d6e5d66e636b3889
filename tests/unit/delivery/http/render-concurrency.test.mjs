import { limitRenderConcurrency, startsByTurns } from '../../../../lib/delivery/http/render-concurrency.mjs'

/** @param {{ perNetwork?: number }} [options] */
function setUp({ perNetwork = 2 } = {}) {
  const limitRenders = limitRenderConcurrency({ perNetwork })
  /** @type {string[]} */
  const begun = []
  /** @type {Record<string, () => void>} */
  const finish = {}
  /** @param {string} name @param {string} address @param {{ destroyed: boolean }} [response] */
  const ask = (name, address, response = { destroyed: false }) =>
    limitRenders(address, response, () => {
      begun.push(name)
      return new Promise((resolve) => {
        finish[name] = () => resolve(undefined)
      })
    })
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  return { begun, finish, ask, settle }
}

test('a network’s pages take turns in their order, and another network waits for none of them', async () => {
  const { begun, finish, ask, settle } = setUp()
  for (const name of ['a1', 'a2', 'a3', 'a4']) void ask(name, '203.0.113.1')
  void ask('b1', '203.0.113.2')
  await settle()
  expect(begun).toEqual(['a1', 'a2', 'b1'])
  finish.a2?.()
  await settle()
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3'])
})

test('nothing is rendered for a client that has left', async () => {
  const { begun, finish, ask, settle } = setUp({ perNetwork: 1 })
  const left = { destroyed: false }
  void ask('first', '2001:db8::1')
  const second = ask('second', '2001:db8::2', left)
  void ask('third', '2001:db8::3')
  left.destroyed = true
  await settle()
  finish.first?.()
  await second
  await settle()
  expect(begun).toEqual(['first', 'third'])
})

test('a turn lasts until its rendering ends, however long that takes, and a failure ends it too', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate'] })
  const { begun, finish, ask, settle } = setUp({ perNetwork: 1 })
  void ask('slow', '203.0.113.1')
  void ask('next', '203.0.113.1')
  await settle()
  jest.advanceTimersByTime(3_600_000)
  await settle()
  expect(begun).toEqual(['slow'])
  finish.slow?.()
  await settle()
  expect(begun).toEqual(['slow', 'next'])
  jest.useRealTimers()

  const limitRenders = limitRenderConcurrency({ perNetwork: 1 })
  await expect(limitRenders('203.0.113.1', { destroyed: false }, () => Promise.reject(new Error('no page')))).rejects.toThrow('no page')
  const after = jest.fn(() => Promise.resolve())
  await limitRenders('203.0.113.1', { destroyed: false }, after)
  expect(after).toHaveBeenCalled()
})

test('renderings begin one in a turn of the event loop, the networks by turns', async () => {
  const mayBegin = startsByTurns()
  /** @type {string[]} */
  const begun = []
  for (const [network, name] of [
    ['a', 'a1'],
    ['a', 'a2'],
    ['a', 'a3'],
    ['b', 'b1'],
  ])
    void mayBegin(network ?? '').then(() => begun.push(name ?? ''))
  /** @type {number[]} */
  const seen = []
  for (let turn = 0; turn < 6; turn += 1) {
    await new Promise((resolve) => setImmediate(resolve))
    seen.push(begun.length)
  }
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3'])
  expect(seen.every((count, index) => count - (seen[index - 1] ?? 0) <= 2)).toBe(true)
})
