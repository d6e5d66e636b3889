import { limitPageAge } from '@/lib/delivery/next/rendering-page'
import { workUnitAsyncStorage } from './next-shapes.mjs'

/** What Next says of a page while it renders it. */
const ages = (type: string, expire: number, stale: number) => {
  const store = { type, expire, stale }
  workUnitAsyncStorage.run(store as never, () => limitPageAge(20))
  return [store.expire, store.stale]
}

test('a page that is kept expires after so many seconds, unless it does before', () => {
  expect(ages('prerender-legacy', 0xfffffffe, 0xfffffffe)).toEqual([20, 20])
  expect(ages('prerender-legacy', 10, 5)).toEqual([10, 5])
})

test('what is rendered for one request, or outside of any, has no age', () => {
  expect(ages('request', 3600, 300)).toEqual([3600, 300])
  expect(() => limitPageAge(20)).not.toThrow()
})
