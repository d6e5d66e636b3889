import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sirv from 'sirv'
import { endWithSource } from '@/lib/server/stream-ends.mjs'

/** @type {string} */
let folder
/** @type {import('node:http').Server} */
let server
/**
 * The file behind the answer under way.
 * @type {import('node:stream').Readable}
 */
let source

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'files-'))
  writeFileSync(join(folder, 'film.mp4'), Buffer.alloc(32 * 1024 * 1024))
  const files = sirv(folder, { setHeaders: (response) => {
    endWithSource(response)
    response.once('pipe', (piped) => { source = piped })
  } })
  server = createServer(files).listen(0)
  await once(server, 'listening')
})

afterEach(() => {
  jest.restoreAllMocks()
  server.closeAllConnections()
  server.close()
  rmSync(folder, { recursive: true })
})

const ask = () => {
  const address = server.address()
  return get({ port: typeof address === 'object' && address ? address.port : 0, path: '/film.mp4', agent: false })
}

test('a visitor who leaves in the middle of a film leaves no file open', async () => {
  const request = ask()
  const [response] = await once(request, 'response')
  await once(response, 'data')
  const closed = once(source, 'close')
  request.destroy()
  await closed
})

test('a file that is gone ends the connection instead of letting the visitor wait', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {})
  rmSync(join(folder, 'film.mp4'))
  const [error] = await once(ask().on('response', (response) => response.resume()), 'error')
  expect(error.code).toBe('ECONNRESET')
  expect(logged).toHaveBeenCalledWith(expect.objectContaining({ code: 'ENOENT' }))
})
