import { byteCache } from '@/lib/next/byte-cache.mjs'

/** @param {number} bytes */
const page = (bytes) => ({ bytes })
const cache = () => byteCache(100, (/** @type {{ bytes: number }} */ { bytes }) => bytes)

it('keeps what fits, and lets go what was asked for longest ago', () => {
  const kept = cache()
  const [a, b, c] = [page(40), page(40), page(40)]
  kept.set('a', a)
  kept.set('b', b)
  expect(kept.get('a')).toBe(a)
  kept.set('c', c)
  expect(kept.get('b')).toBeUndefined()
  expect(kept.get('a')).toBe(a)
  expect(kept.get('c')).toBe(c)
})

it('lets many small ones go for a large one, and does not keep what can never fit', () => {
  const kept = cache()
  for (const key of ['a', 'b', 'c']) kept.set(key, page(30))
  kept.set('large', page(90))
  expect(['a', 'b', 'c'].map(kept.get)).toEqual([undefined, undefined, undefined])
  expect(kept.get('large')).toBeDefined()
  kept.set('huge', page(101))
  expect(kept.get('huge')).toBeUndefined()
})

it('counts a page once that two requests finish at once', () => {
  const kept = cache()
  for (let times = 0; times < 5; times++) kept.set('same', page(60))
  expect(kept.get('same')).toBeDefined()
})

it('counts what a value has grown or shrunk by', () => {
  const kept = cache()
  const growing = page(40)
  kept.set('old', page(40))
  kept.set('growing', growing)
  growing.bytes = 80
  kept.resized('growing')
  expect(kept.get('old')).toBeUndefined()
  expect(kept.get('growing')).toBe(growing)
  growing.bytes = 20
  kept.resized('growing')
  kept.set('new', page(80))
  expect(kept.get('growing')).toBe(growing)
})

it('tells of whatever it no longer keeps: let go, replaced, removed, or too large from the start', () => {
  /** @type {string[]} */
  const gone = []
  const kept = byteCache(
    100,
    (/** @type {string} */ { length }) => length,
    (value) => gone.push(value[0] ?? ''),
  )
  kept.set('a', 'a'.repeat(60))
  kept.set('b', 'b'.repeat(60))
  kept.set('b', 'c'.repeat(60))
  kept.remove('b')
  kept.remove('b')
  kept.set('d', 'd'.repeat(101))
  expect(gone).toEqual(['a', 'b', 'c', 'd'])
})
