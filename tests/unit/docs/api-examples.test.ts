import { readFileSync } from 'node:fs'
import { differences, filled, readExamples, type ReceivedAnswer } from '@/tests/support/api-examples'

const PAGE = `
\`\`\`http
POST /api/things
Content-Type: application/json

{"name":"a"}
\`\`\`

\`\`\`http
HTTP/1.1 201 Created
Content-Type: application/json

{"id":"{{thing}}","list":[1,"…"]}
\`\`\`
`
const [example] = readExamples(PAGE)
const answer = (changes: Partial<ReceivedAnswer> = {}): ReceivedAnswer => ({
  status: 201,
  headers: [['content-type', 'application/json']],
  body: '{"id":"x1","list":[1,2,3]}',
  ...changes,
})

test('an example is a request and the response after it', () => {
  expect(example!.request).toEqual({ method: 'POST', path: '/api/things', headers: [['content-type', 'application/json']], body: '{"name":"a"}' })
})

test('a right response has no differences, and captures values for later requests', () => {
  const captured = new Map<string, string>()
  expect(differences(example!, answer(), captured)).toEqual([])
  expect(filled('/api/things/{{thing}}', captured)).toBe('/api/things/x1')
})

test.each([
  ['another status', answer({ status: 200 })],
  ['a header that is absent', answer({ headers: [] })],
  ['a key that the page does not name', answer({ body: '{"id":"x1","list":[1],"more":true}' })],
  ['a key that is missing', answer({ body: '{"id":"x1"}' })],
  ['another value', answer({ body: '{"id":"x1","list":[2]}' })],
])('reports %s', (_, received) => {
  expect(differences(example!, received, new Map())).not.toEqual([])
})

test('a request without a response is an error of the page', () => {
  expect(() => readExamples('```http\nGET /a\n```\n')).toThrow('without an answer')
})

test('docs/api.md has valid examples', () => {
  expect(readExamples(readFileSync('docs/api.md', 'utf8')).length).toBeGreaterThan(25)
})
