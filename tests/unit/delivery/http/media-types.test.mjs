import { contentType } from '@/lib/delivery/http/media-types.mjs'

test.each([
  ['guide.txt', 'text/plain; charset=utf-8'],
  ['/fonts/site-sans-400.0a1b2c3d.woff2', 'font/woff2'],
  ['film.MP4', 'video/mp4'],
  ['manifest.webmanifest', 'application/manifest+json'],
])('%s is sent as %s', (file, type) => {
  expect(contentType(file)).toBe(type)
})

test('what is not known is nothing that a browser would run', () => {
  expect(contentType('archive.xyz')).toBe('application/octet-stream')
  expect(contentType('no-ending')).toBe('application/octet-stream')
})
