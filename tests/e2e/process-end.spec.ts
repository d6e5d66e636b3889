import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { request, type IncomingMessage } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'

test.skip(process.env.STORE === 'firestore', 'production takes no emulator')
test.describe.configure({ timeout: 120_000 })

const directories: string[] = []
test.afterAll(() => {
  for (const directory of directories) rmSync(directory, { recursive: true, force: true })
})

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}

const answers = (url: string) =>
  fetch(url).then(
    () => true,
    () => false,
  )

/** `npm run COMMAND`, started in the background; its process group is ended after the test in any case. */
async function startByNpm(command: 'serve' | 'dev', baseURL: string): Promise<{ npm: ChildProcess; url: string; output: () => string }> {
  const directory = mkdtempSync(join(tmpdir(), 'site-'))
  directories.push(directory)
  const port = await freePort()
  const npm = spawn('npm', ['run', command], {
    env: { ...process.env, NODE_ENV: command === 'dev' ? 'development' : 'production', PORT: String(port), SITE_URL: baseURL, DATA_DIR: directory },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  let output = ''
  for (const stream of [npm.stdout, npm.stderr]) stream.on('data', (data: Buffer) => (output += data.toString()))
  const url = `http://localhost:${port}/robots.txt`
  await expect.poll(() => answers(url), { message: 'the site is up', timeout: 90_000 }).toBe(true)
  return { npm, url, output: () => output }
}

function endGroup({ pid }: ChildProcess) {
  try {
    if (pid) process.kill(-pid, 'SIGKILL')
  } catch {
    /* the process group has ended */
  }
}

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGKILL'] as const) {
  // The other two signals have the same handlers.
  test(`${signal} to npm run serve ends the site`, { tag: ['SIGTERM', 'SIGKILL'].includes(signal) ? [] : ['@nightly'] }, async ({ baseURL }) => {
    const { npm, url } = await startByNpm('serve', baseURL ?? '')
    try {
      npm.kill(signal)
      await expect.poll(() => answers(url), { message: 'the port is free' }).toBe(false)
    } finally {
      endGroup(npm)
    }
  })

  test(`@nightly ${signal} to npm run dev ends the development server`, async ({ baseURL }) => {
    test.skip(!process.env.NIGHTLY, 'of the night')
    const { npm, url } = await startByNpm('dev', baseURL ?? '')
    try {
      npm.kill(signal)
      await expect.poll(() => answers(url), { message: 'the port is free' }).toBe(false)
    } finally {
      endGroup(npm)
    }
  })
}

test('npm run serve sends an open response before it ends', async ({ baseURL }) => {
  const { npm, url, output } = await startByNpm('serve', baseURL ?? '')
  try {
    const ended = new Promise<number | null>((resolve) => npm.once('exit', resolve))
    // Expect: 100-continue shows that the server has the request before its body.
    const headers = { 'content-type': 'application/json', 'content-length': '2', expect: '100-continue' }
    const asked = request(url.replace('robots.txt', 'api/registrations'), { method: 'POST', headers })
    const answered = once(asked, 'response') as Promise<[IncomingMessage]>
    asked.flushHeaders()
    await once(asked, 'continue')
    npm.kill('SIGTERM')
    asked.end('{}')
    const [answer] = await answered
    expect(answer.statusCode).toBe(422)
    answer.resume()
    await ended
    expect(output()).not.toMatch(/"level":(50|60)/)
  } finally {
    endGroup(npm)
  }
})
