import { encodeRepeatedSlashes, toOriginForm } from '@/lib/server/request-target.mjs'

/** @param {string} url */
const read = (url) => {
  const request = /** @type {import('node:http').IncomingMessage} */ ({ url, headers: { host: 'said.example' } })
  toOriginForm(request)
  return [request.url, request.headers.host]
}

test.each([
  ['http://host.example/admin', '/admin', 'host.example'],
  ['HTTPS://host.example:8443/a?b=c', '/a?b=c', 'host.example:8443'],
  ['http://somebody:secret@host.example/', '/', 'host.example'],
  ['http://host.example', '/', 'host.example'],
  ['http://host.example?page=2', '/?page=2', 'host.example'],
  ['http://[2001:db8::1]:80/x', '/x', '[2001:db8::1]:80'],
  ['/returns?to=http://host.example/', '/returns?to=http://host.example/', 'said.example'],
  ['*', '*', 'said.example'],
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
])('%s is asked of the framework as %s', (url, asked) => {
  const request = /** @type {import('node:http').IncomingMessage} */ ({ url })
  encodeRepeatedSlashes(request)
  expect(request.url).toBe(asked)
})
