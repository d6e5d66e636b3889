import { canonicalTarget } from '@/lib/delivery/http/request-target'

/** @param {string} url */
const read = (url) => {
  const target = canonicalTarget(url)
  return target && [target.path + target.query, target.host]
}

test.each([
  ['http://host.example/admin', '/admin', 'host.example'],
  ['HTTPS://host.example:8443/a?b=c', '/a?b=c', 'host.example:8443'],
  ['http://somebody:secret@host.example/', '/', 'host.example'],
  ['http://host.example', '/', 'host.example'],
  ['http://host.example?page=2', '/?page=2', 'host.example'],
  ['http://host.example#x', '/', 'host.example'],
  ['http://[2001:db8::1]:80/x', '/x', '[2001:db8::1]:80'],
  ['http:///x', '/x', ''],
  ['/returns?to=http://host.example/', '/returns?to=http://host.example/', undefined],
])('%s asks for %s of %s', (url, target, host) => {
  expect(read(url)).toEqual([target, host])
})

test.each([
  ['//brand/', '/%2Fbrand/'],
  ['/brand///intro//', '/brand/%2F%2Fintro/%2F'],
  ['/\\other.example/', '/%5Cother.example/'],
  ['/brand\\intro', '/brand%5Cintro'],
  ['/brand/intro/?to=//x', '/brand/intro/?to=//x'],
  ['//?a=b//', '/%2F?a=b//'],
  ['/', '/'],
  ['/visit#/api/', '/visit'],
  ['/visit?a#b?c', '/visit?a'],
  ['/visit;/api/', '/visit;/api/'],
  ['/%61pi/x', '/api/x'],
  ['/v%69sit%2d%7E', '/visit-~'],
  ['/%ea%b0%80', '/%EA%B0%80'],
  [Buffer.from('/가?나').toString('latin1'), '/%EA%B0%80?%EB%82%98'],
  ['/a%2fb', '/a%2Fb'],
  ['/%252e%252e/x', '/%252e%252e/x'],
  ['/a b"<>^`{}[]|', '/a%20b%22%3C%3E%5E%60%7B%7D[]|'],
  ['//api/health', '/%2Fapi/health'],
  ['/...', '/...'],
  ['/.well-known/x', '/.well-known/x'],
])('%s is %s for every rule and for the framework', (url, asked) => {
  expect(read(url)).toEqual([asked, undefined])
})

test.each(
  ['/..', '/.', '/a/../b', '/a/%2e%2E/b', '/a/.%2e', '/a/..%2fb', '/a%5c..', '/a\\..\\b', '/./b', '//..//b', '/%2e/b', 'http://h/../x'].concat([
    '*',
    '',
    'x',
    'host:443',
    '?a',
    '#a',
    'http:/x',
    'http://h\\x',
    '/api/%ff/../x',
  ]),
)('%s is no address', (url) => {
  expect(canonicalTarget(url)).toBeUndefined()
})

test.each([
  ...[
    '/%',
    '/%E0%A4',
    '/%C0%AF',
    '/a%00b',
    '/\xff',
    '/a\tb',
    '/_global-error',
    '/_GLOBAL-ERROR/x',
    '/%5fglobal-error',
    '//_global-error',
    '/api%2Fhealth',
    '/%2Fapi%5Chealth',
    '/_next/a%2Fb',
  ].map((url) => [url, '/_none']),
  ...['/api/%ff', '/api/a%2Fb', '/api//health', '/api/\xe2\x80'].map((url) => [url, '/api/_none']),
])('%s gets the answer of an address that does not exist', (url, asked) => {
  expect(read(url)).toEqual([asked, undefined])
})

test('the canonical form of an address is its own', () => {
  for (const url of ['//a//b', '/a%2fb', '/%41\\%5c', '/a b?c d', '/%ff', '/api/%ff']) {
    const { path = '', query = '' } = canonicalTarget(url) ?? {}
    expect(canonicalTarget(path + query)).toMatchObject({ path, query })
  }
})

test.each([
  ['/site/press/%', '/site/press/_none'],
  ['/%EA%B0%80/press/%E0%A4', '/%EA%B0%80/press/_none'],
  ['/site/press/a%00b/', '/site/press/_none'],
  ['/%E0/press/%', '/_none'],
  ['/site/press/%/x', '/_none'],
  ['/admin/press/%00', '/_none'],
  ['/api/press/%ff', '/api/_none'],
])('%s is answered as %s, which does not exist', (url, target) => {
  expect(read(url)).toEqual([target, undefined])
})
