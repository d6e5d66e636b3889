import { isForeignSubresource } from '@/lib/requests/foreign-subresource'

const asked = (headers: Record<string, string>) =>
  isForeignSubresource(new Headers(Object.fromEntries(Object.entries(headers).map(([name, value]) => [`sec-fetch-${name}`, value]))))

test.each([
  ['a picture on a page of another site', { site: 'cross-site', dest: 'image', mode: 'no-cors' }],
  ['a script of another site’s page', { site: 'cross-site', dest: 'script', mode: 'no-cors' }],
  ['a fetch of a neighbouring host', { site: 'same-site', dest: 'empty', mode: 'cors' }],
  ['a frame in another site’s page', { site: 'cross-site', dest: 'iframe', mode: 'navigate' }],
])('%s was not opened by a person', (_what, headers) => {
  expect(asked(headers)).toBe(true)
})

test.each([
  ['a link on another site', { site: 'cross-site', dest: 'document', mode: 'navigate' }],
  ['a scanned code', { site: 'none', dest: 'document', mode: 'navigate' }],
  ['our own page', { site: 'same-origin', dest: 'empty', mode: 'cors' }],
  ['a program that is no browser', {}],
])('%s was', (_what, headers) => {
  expect(asked(headers)).toBe(false)
})
