import { performance } from 'node:perf_hooks'
import { limitRenderConcurrency, rendersByTurns } from '../../../../lib/delivery/http/render-concurrency'

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

/** Renderings that a test ends itself. @param {() => number} [accepted] */
function setUpTurns(accepted) {
  const inTurn = rendersByTurns(accepted)
  /** @type {string[]} */
  const begun = []
  /** @type {Record<string, (error?: Error) => void>} */
  const end = {}
  const ask = (/** @type {string} */ network, /** @type {string} */ name) =>
    inTurn(network, () => {
      begun.push(name)
      return new Promise((resolve, reject) => {
        end[name] = (error) => (error ? reject(error) : resolve(undefined))
      })
    })
  const settle = async () => {
    for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setImmediate(resolve))
  }
  return { ask, begun, end, settle }
}

/** @param {number} utilization of the event loop, whenever it is asked */
const busyBy = (utilization) => jest.spyOn(performance, 'eventLoopUtilization').mockReturnValue({ idle: 0, active: 0, utilization })

describe('renderings in turns', () => {
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'performance'] })
  })
  afterEach(() => {
    jest.useRealTimers()
    jest.restoreAllMocks()
  })

  test('run one after the other while the process is busy, the networks by turns', async () => {
    busyBy(1)
    const { ask, begun, end, settle } = setUpTurns()
    for (const name of ['a1', 'a2', 'a3']) void ask('a', name)
    void ask('b', 'b1')
    await settle()
    expect(begun).toEqual(['a1'])
    for (const name of ['a1', 'a2', 'b1']) {
      end[name]?.()
      await settle()
    }
    expect(begun).toEqual(['a1', 'a2', 'b1', 'a3'])
  })

  test('let the connections in that wait, one a turn of the event loop, but not for ever', async () => {
    busyBy(1)
    let [accepted, waiting] = [0, 20]
    let stopped = false
    const accept = () => {
      if (waiting > 0) [accepted, waiting] = [accepted + 1, waiting - 1]
      if (!stopped) setImmediate(accept)
    }
    accept()
    const { ask, begun, end, settle } = setUpTurns(() => accepted)
    for (const name of ['a1', 'a2', 'a3']) void ask('a', name)
    end.a1?.()
    await settle()
    expect([begun, waiting > 10]).toEqual([['a1'], true])
    while (waiting > 0) await settle()
    await settle()
    expect(begun).toEqual(['a1', 'a2'])
    waiting = Infinity
    end.a2?.()
    for (let turn = 0; turn < 50; turn += 1) await settle()
    expect(begun).toEqual(['a1', 'a2', 'a3'])
    stopped = true
  })

  test('go on after one that fails, and tell whoever asked for it', async () => {
    busyBy(1)
    const { ask, begun, end, settle } = setUpTurns()
    const failed = ask('a', 'a1')
    void ask('a', 'a2')
    end.a1?.(new Error('no page'))
    await expect(failed).rejects.toThrow('no page')
    await settle()
    expect(begun).toEqual(['a1', 'a2'])
  })

  test('begin beside one that waits for a store, and beside one that takes very long', async () => {
    const { ask, begun, settle } = setUpTurns()
    const utilization = busyBy(0.1)
    void ask('a', 'a1')
    void ask('a', 'a2')
    await jest.advanceTimersByTimeAsync(50)
    await settle()
    expect(begun).toEqual(['a1', 'a2'])
    utilization.mockReturnValue({ idle: 0, active: 0, utilization: 1 })
    void ask('a', 'a3')
    await settle()
    await jest.advanceTimersByTimeAsync(400)
    await settle()
    expect(begun).toEqual(['a1', 'a2'])
    await jest.advanceTimersByTimeAsync(200)
    await settle()
    expect(begun).toEqual(['a1', 'a2', 'a3'])
  })
})
