import { acceptedType } from '@/lib/delivery/http/accepted-type'

test.each([
  ['application/json', 'json'],
  ['application/json, text/plain, */*', 'json'],
  ['application/json,text/plain,*/*', 'json'],
  ['*/*;q=0.1, application/json', 'json'],
  ['text/plain, application/json;q=0.1', 'json'],
  ['application/json; charset=utf-8', 'json'],
  ['Application/JSON', 'json'],
  ['application/json;q=0.9, text/html;q=0.8', 'json'],
  ['application/json, text/html', 'json'],
  ['application/json;q=0.001', 'json'],
  ['text/html;q=0, application/json;q=0.1', 'json'],
  ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', 'page'],
  ['text/html', 'page'],
  ['text/html, application/json', 'page'],
  ['text/html, application/json;q=0.9', 'page'],
  ['TEXT/HTML;q=0.5', 'page'],
  ['application/json;q=0, text/html', 'page'],
  ['*/*', null],
  ['application/*', null],
  ['text/*, */*;q=0.1', null],
  ['image/avif,image/webp,*/*', null],
  ['application/json;q=0', null],
  ['application/jsonp', null],
  ['application/problem+json', null],
  ['json', null],
  ['', null],
  [undefined, null],
  [null, null],
  [', ,;;q=', null],
])('%j is answered with %s', (accept, expected) => expect(acceptedType(accept)).toBe(expected))

test('a header without end asks for nothing', () => {
  for (let times = 0; times < 100; times++) expect(acceptedType('a/b;q=0.1,'.repeat(1_600))).toBeNull()
})
