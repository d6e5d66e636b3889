import { performance } from 'node:perf_hooks'
import { rendersByTurns } from '../../../../lib/delivery/http/render-concurrency'

/** Renderings that a test ends itself. @param {Parameters<typeof rendersByTurns>[0]} [options] */
function setUpTurns(options) {
  const inTurn = rendersByTurns(options)
  /** @type {string[]} */
  const begun = []
  /** @type {Record<string, (error?: Error) => void>} */
  const end = {}
  const ask = (/** @type {string} */ network, /** @type {string} */ name, client = { destroyed: false }) =>
    inTurn(
      network,
      () => {
        begun.push(name)
        return new Promise((resolve, reject) => {
          end[name] = (error) => (error ? reject(error) : resolve(undefined))
        })
      },
      client,
    )
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
    const { ask, begun, end, settle } = setUpTurns({ accepted: () => accepted })
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

  test('go on after one that throws before it gives a promise', async () => {
    busyBy(1)
    const inTurn = rendersByTurns()
    const failed = inTurn('a', () => {
      throw new Error('no page')
    })
    await expect(failed).rejects.toThrow('no page')
    const after = jest.fn(() => Promise.resolve())
    await inTurn('a', after)
    expect(after).toHaveBeenCalled()
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

  test('are not begun for a client that has left', async () => {
    busyBy(1)
    const { ask, begun, end, settle } = setUpTurns()
    const left = { destroyed: false }
    void ask('2001:db8::1', 'first')
    const second = ask('2001:db8::2', 'second', left)
    void ask('2001:db8::3', 'third')
    left.destroyed = true
    await settle()
    end.first?.()
    await second
    await settle()
    expect(begun).toEqual(['first', 'third'])
  })

  test('of one network are so many at a time, however long they wait for a store', async () => {
    busyBy(0)
    const { ask, begun, end, settle } = setUpTurns({ perNetwork: 2 })
    const pass = async () => {
      for (let turn = 0; turn < 10; turn += 1) {
        await jest.advanceTimersByTimeAsync(1000)
        await settle()
      }
    }
    for (const name of ['a1', 'a2', 'a3']) void ask('203.0.113.1', name)
    void ask('203.0.113.2', 'b1')
    await pass()
    expect(begun).toEqual(['a1', 'a2', 'b1'])
    end.a1?.()
    await pass()
    expect(begun).toEqual(['a1', 'a2', 'b1', 'a3'])
  })
})
