import { createViewCounter } from '@/lib/press/view-counter'

function counterOver(addViews: (counts: ReadonlyMap<string, number>) => Promise<void>) {
  return createViewCounter({ addViews }, (error) => {
    throw error
  })
}

it('stores many views in one write', async () => {
  const writes: [string, number][][] = []
  const counter = counterOver(async (counts) => void writes.push([...counts]))
  for (let index = 0; index < 500; index += 1) counter.count(index % 2 ? 'a' : 'b')
  expect(counter.pending('a')).toBe(250)
  await counter.flush()
  await counter.flush()
  expect(writes).toEqual([
    [
      ['b', 250],
      ['a', 250],
    ],
  ])
  expect(counter.pending('a')).toBe(0)
})

it('loses nothing while the store is unavailable, nor what is counted meanwhile', async () => {
  let fails = true
  const stored = new Map<string, number>()
  const counter = counterOver(async (counts) => {
    if (fails) throw new Error('disk full')
    for (const [id, count] of counts) stored.set(id, (stored.get(id) ?? 0) + count)
  })
  counter.count('a')
  await expect(counter.flush()).rejects.toThrow('disk full')
  counter.count('a')
  expect(counter.pending('a')).toBe(2)
  fails = false
  await counter.flush()
  expect(stored).toEqual(new Map([['a', 2]]))
})
