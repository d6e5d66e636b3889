/**
 * The registration route with its services and worker behind a bare HTTP server: what the torture kills, starves and
 * floods. Without Next it starts in a fraction of a second, so that 200 kills take minutes.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { POST } from '@/app/api/registrations/route'
import { clientAddress } from '@/lib/server/client-address.mjs'
import { services } from '@/lib/services'

const UNREAD_GRACE_MS = 50
const trustedHops = Number(process.env.TRUST_PROXY ?? 0)

async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers)) if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  headers.set('x-client-address', clientAddress(incoming, trustedHops))
  const request = new Request(`http://localhost${incoming.url ?? '/'}`, { method: 'POST', headers, body: Readable.toWeb(incoming) as ReadableStream, duplex: 'half' } as RequestInit)
  const response = await POST(request)
  outgoing.writeHead(response.status, Object.fromEntries(response.headers))
  outgoing.end(Buffer.from(await response.arrayBuffer()))
  // A body that was refused before it had arrived: nobody will read the rest.
  if (!incoming.complete) setTimeout(() => incoming.destroy(), UNREAD_GRACE_MS)
}

const server = createServer((incoming, outgoing) => {
  answer(incoming, outgoing).catch((error: unknown) => {
    process.stderr.write(`${String(error)}\n`)
    if (!outgoing.headersSent) outgoing.writeHead(500)
    outgoing.end()
  })
})

server.listen(Number(process.env.PORT ?? 0), '127.0.0.1', () => {
  try {
    const { env, outboxWorker } = services()
    if (env.OUTBOX_WORKER) outboxWorker.start()
  } catch {
    // A store that cannot be opened now may be later: the route says so to each request.
  }
  process.stdout.write(`listening ${(server.address() as AddressInfo).port}\n`)
})
