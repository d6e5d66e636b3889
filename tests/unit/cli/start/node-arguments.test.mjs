import { readFileSync } from 'node:fs'

test('the server has the same threads and the same heap from npm start, from npm run serve and in the container', () => {
  /** @type {{ scripts: Record<string, string> }} */
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  const [, container = ''] = /^CMD (\[.*\])$/m.exec(readFileSync('Dockerfile', 'utf8')) ?? []
  expect(scripts['serve']).toBe(`${scripts['start']} --no-build`)
  expect(`exec ${JSON.parse(container).join(' ')}`).toBe(scripts['serve'])
  expect(scripts['start']).toContain('--max-semi-space-size=8')
})

test('npm starts processes without a shell in between', () => {
  /** @type {{ scripts: Record<string, string> }} */
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  // A shell that waits for its command does not forward signals.
  expect(['start', 'serve', 'dev', 'site'].filter((name) => !scripts[name]?.startsWith('exec node '))).toEqual([])
})
