import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Received {
  readonly url: string
  readonly headers: IncomingMessage['headers']
  readonly body: string
}
export type Behaviour = (request: Received, response: ServerResponse) => void

/** A vendor on a local port with responses set by the test. */
export async function startVendor(behaviour: Behaviour) {
  const received: Received[] = []
  let behave = behaviour
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const one = { url: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks).toString() }
      received.push(one)
      behave(one, response)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    now(next: Behaviour) {
      behave = next
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export const json =
  (status: number, body: unknown): Behaviour =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }
export const hang: Behaviour = () => {}
export const reset: Behaviour = (_request, response) => void response.socket?.destroy()
export const halfAnswer: Behaviour = (_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '500' })
  response.write('{"groupInfo":{"gro')
  setTimeout(() => response.socket?.destroy(), 20)
}
