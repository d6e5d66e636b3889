import { connectionTable } from '@/lib/delivery/http/connection-table'

/** @typedef {import('node:net').Socket} Socket */

const closed = jest.fn()
/** @param {string} remoteAddress */
const socket = (remoteAddress) => {
  const self = /** @type {Socket} */ (/** @type {unknown} */ ({ remoteAddress, destroy: () => closed(self) }))
  return self
}

let time = 0
/** @param {{ maximum?: number, perNetwork?: number }} limits */
const table = ({ maximum = 10, perNetwork = 10 }) => connectionTable({ maximum, perNetwork, longRequestMs: 100, now: () => time })

beforeEach(() => {
  time = 0
  closed.mockClear()
})

test('an address that has too many gives up its least recently used idle connection, nobody else one', () => {
  const connections = table({ perNetwork: 3 })
  const other = socket('10.0.0.2')
  const first = socket('10.0.0.1')
  const second = socket('10.0.0.1')
  const third = socket('10.0.0.1')
  for (const each of [other, first, second, third]) connections.add(each)
  connections.begin(first)
  connections.end(first)
  expect(connections.add(socket('10.0.0.1'))).toBe(true)
  expect(closed.mock.calls).toEqual([[second]])
})

test('while requests are under way on all of them, a newcomer is refused; once one takes long, it gives way', () => {
  const connections = table({ perNetwork: 2 })
  const first = socket('10.0.0.1')
  const second = socket('10.0.0.1')
  for (const each of [first, second]) {
    connections.add(each)
    connections.begin(each)
    time += 60
  }
  time = 100
  expect(connections.add(socket('10.0.0.1'))).toBe(false)
  connections.begin(first)
  time = 101
  expect(connections.add(socket('10.0.0.1'))).toBe(true)
  expect(closed.mock.calls).toEqual([[first]])
})

test('a full site takes from the largest crowd, not from whoever has one', () => {
  const connections = table({ maximum: 4 })
  const visitor = socket('10.0.0.9')
  const crowd = Array.from({ length: 3 }, () => socket('10.0.0.1'))
  for (const each of [visitor, ...crowd]) connections.add(each)
  expect(connections.add(socket('10.0.0.8'))).toBe(true)
  expect(closed.mock.calls).toEqual([[crowd[0]]])
})

test('a full site takes an idle connection of somebody before a busy one of a crowd', () => {
  const connections = table({ maximum: 3 })
  const idle = socket('10.0.0.9')
  const crowd = Array.from({ length: 2 }, () => socket('10.0.0.1'))
  for (const each of [idle, ...crowd]) connections.add(each)
  crowd.forEach((each) => connections.begin(each))
  time = 1000
  expect(connections.add(socket('10.0.0.8'))).toBe(true)
  expect(closed.mock.calls).toEqual([[idle]])
})

test('whoever left, or gave way, takes no room', () => {
  const connections = table({ maximum: 1 })
  const first = socket('10.0.0.1')
  const second = socket('10.0.0.2')
  const third = socket('10.0.0.3')
  connections.add(first)
  connections.remove(first)
  connections.add(second)
  expect(closed).not.toHaveBeenCalled()
  connections.add(third)
  connections.end(second)
  connections.remove(second)
  expect(connections.idle()).toEqual([third])
})
