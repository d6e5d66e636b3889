import { replaceErrorDigests } from '@/lib/delivery/http/failure-page'

const numbered = (/** @type {string} */ text) => replaceErrorDigests(text, '9e1f').toString('utf8')

test('an error in a route change’s data gets the number of its request', () => {
  expect(numbered('1:"목록"\n4:E{"digest":"3735928559"}\n')).toBe('1:"목록"\n4:E{"digest":"9e1f"}\n')
})

test('what steers the router, and what an article quotes, stays', () => {
  for (const text of ['E{"digest":"NEXT_REDIRECT;replace;/a;307;"}', '["p",{"children":"\\"digest\\":\\"12\\""}]']) expect(numbered(text)).toBe(text)
})

test('a chunk that ends within a letter stays as it is, byte for byte', () => {
  const cut = Buffer.from('가').subarray(0, 2)
  expect(replaceErrorDigests(cut, '9e1f')).toEqual(cut)
})
