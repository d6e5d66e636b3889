import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { validBody } from '@/tests/support/registrations'

export interface Sent {
  readonly key: string
  readonly body: string
  readonly phone: string
}
export interface Answered {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: string
  readonly ms: number
}
interface Outgoing {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Buffer
}

const MOST_CONNECTIONS = 64
const agent = new Agent({ keepAlive: true, maxSockets: MOST_CONNECTIONS })

/** Allows so many concurrent requests, each on its own connection, like people's. */
export const allowConnections = (count: number): void => void (agent.maxSockets = Math.max(MOST_CONNECTIONS, count))
let serial = 0

/** Coprime to 10: consecutive numbers are not similar, like people's. */
const STRIDE = 7_654_321
const syllable = (index: number) => String.fromCharCode(0xac00 + (index % 11_172))

/** A registration of a unique person with nothing in common with the others. */
export function nextRegistration(changes: Readonly<Record<string, unknown>> = {}): Sent {
  const phone = `010${String((serial * STRIDE) % 1e8).padStart(8, '0')}`
  const name = `시험${syllable(Math.floor(serial / 11_172))}${syllable(serial)}`
  serial++
  return { key: randomUUID(), phone, body: JSON.stringify(validBody({ phone, name, ...changes })) }
}

function decode(body: Buffer, encoding: string | undefined): string {
  if (body.length === 0) return ''
  if (encoding === 'br') return brotliDecompressSync(body).toString()
  return (encoding === 'gzip' ? gunzipSync(body) : body).toString()
}

/** One request; rejects when the connection ends without a response. */
export function sendRequest(url: string, { method = 'GET', headers = {}, body }: Outgoing = {}): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const started = performance.now()
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
    const outgoing = request(url, { method, agent, headers: { ...length, ...headers } }, (incoming) => {
      const chunks: Buffer[] = []
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
      incoming.on('end', () =>
        resolve({
          status: incoming.statusCode ?? 0,
          headers: incoming.headers,
          body: decode(Buffer.concat(chunks), incoming.headers['content-encoding']),
          ms: performance.now() - started,
        }),
      )
      incoming.on('error', reject)
    })
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}

/** Posts a registration's body to a site; `headers` override those of a script's JSON. */
export const post = (site: string, body: string | Buffer, headers: Readonly<Record<string, string>> = {}): Promise<Answered> =>
  sendRequest(`${site}/api/registrations`, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body })

export const send = (site: string, { key, body }: Sent): Promise<Answered> => post(site, body, { 'idempotency-key': key })

/** Runs `work` in `workers` parallel loops until `count` are done. */
export async function inParallel(count: number, workers: number, work: (index: number) => Promise<void>): Promise<void> {
  let next = 0
  await Promise.all(
    Array.from({ length: workers }, async () => {
      while (next < count) await work(next++)
    }),
  )
}
