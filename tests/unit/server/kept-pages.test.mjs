import { keptPages } from '@/lib/server/kept-pages.mjs'

/** @param {number} bytes */
const page = (bytes) => ({ policy: '', etag: '', bodies: { identity: Buffer.alloc(bytes) } })

it('keeps what fits, and lets go what was asked for longest ago', () => {
  const kept = keptPages(100)
  const [a, b, c] = [page(40), page(40), page(40)]
  kept.keep('a', a)
  kept.keep('b', b)
  expect(kept.get('a')).toBe(a)
  kept.keep('c', c)
  expect(kept.get('b')).toBeUndefined()
  expect(kept.get('a')).toBe(a)
  expect(kept.get('c')).toBe(c)
})

it('lets many small ones go for a large one, and does not keep what can never fit', () => {
  const kept = keptPages(100)
  for (const key of ['a', 'b', 'c']) kept.keep(key, page(30))
  kept.keep('large', page(90))
  expect(['a', 'b', 'c'].map(kept.get)).toEqual([undefined, undefined, undefined])
  expect(kept.get('large')).toBeDefined()
  kept.keep('huge', page(101))
  expect(kept.get('huge')).toBeUndefined()
})

it('counts a page once that two requests finish at once', () => {
  const kept = keptPages(100)
  for (let times = 0; times < 5; times++) kept.keep('same', page(60))
  expect(kept.get('same')).toBeDefined()
})
