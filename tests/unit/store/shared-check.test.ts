import { createSharedCheck } from '@/lib/store/shared-check'

function counting(results: (Error | null)[]) {
  let [time, asked] = [0, 0]
  const check = createSharedCheck(
    async () => {
      const fault = results[Math.min(asked++, results.length - 1)]
      if (fault) throw fault
    },
    () => time,
  )
  return { check, asked: () => asked, later: (ms: number) => void (time += ms) }
}

it('checks once for all callers while it runs and some seconds after', async () => {
  const { check, asked, later } = counting([null])
  await Promise.all(Array.from({ length: 250 }, () => check()))
  later(4_999)
  await check()
  expect(asked()).toBe(1)
  later(1)
  await check()
  expect(asked()).toBe(2)
})

it('keeps a failure for a second only', async () => {
  const { check, asked, later } = counting([new Error('full'), null])
  await expect(check()).rejects.toThrow('full')
  later(999)
  await expect(check()).rejects.toThrow('full')
  expect(asked()).toBe(1)
  later(1)
  await check()
})
