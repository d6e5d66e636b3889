import { limitRenderConcurrency } from '../../../lib/server/render-concurrency.mjs'

/** @param {{ perNetwork?: number, pause?: (ms: number) => Promise<unknown> }} [options] */
function setUp({ perNetwork = 2, pause = () => new Promise(() => undefined) } = {}) {
  const limitRenders = limitRenderConcurrency({ perNetwork, pause })
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

test('a page that waits for its reader gives its turn away', async () => {
  /** @type {() => void} */
  let pass = () => undefined
  const { begun, ask, settle } = setUp({
    perNetwork: 1,
    pause: () =>
      new Promise((resolve) => {
        pass = () => resolve(undefined)
      }),
  })
  void ask('unread', '203.0.113.1')
  void ask('next', '203.0.113.1')
  await settle()
  expect(begun).toEqual(['unread'])
  pass()
  await settle()
  expect(begun).toEqual(['unread', 'next'])
})
