import { readFileSync } from 'node:fs'

test('the server has the same threads and the same heap from npm start, from npm run serve and in the container', () => {
  /** @type {{ scripts: Record<string, string> }} */
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  const [, container = ''] = /^CMD (\[.*\])$/m.exec(readFileSync('Dockerfile', 'utf8')) ?? []
  expect(scripts['serve']).toBe(`${scripts['start']} --no-build`)
  expect(JSON.parse(container).join(' ')).toBe(scripts['serve'])
  expect(scripts['start']).toContain('--max-semi-space-size=8')
})
