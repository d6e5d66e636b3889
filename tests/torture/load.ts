import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { validBody } from '../support/registrations'

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

const agent = new Agent({ keepAlive: true, maxSockets: 64 })
let serial = 0

/** Coprime to 10: numbers of a row, no two of them near one another, as people's are. */
const STRIDE = 7_654_321
const syllable = (index: number) => String.fromCharCode(0xac00 + (index % 11_172))

/** A registration of somebody who exists once in this run, and has nothing in common with the others. */
export function nextRegistration(changes: Readonly<Record<string, unknown>> = {}): Sent {
  const phone = `010${String((serial * STRIDE) % 1e8).padStart(8, '0')}`
  const name = `시험${syllable(Math.floor(serial / 11_172))}${syllable(serial)}`
  serial++
  return { key: randomUUID(), phone, body: JSON.stringify(validBody({ phone, name, ...changes })) }
}

/** One POST; rejects when the connection ends without an answer. */
export function post(url: string, body: string | Buffer, headers: Readonly<Record<string, string>> = {}): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const started = performance.now()
    const outgoing = request(url, { method: 'POST', agent, headers: { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)), ...headers } }, (incoming) => {
      const chunks: Buffer[] = []
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
      incoming.on('end', () => resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body: Buffer.concat(chunks).toString(), ms: performance.now() - started }))
      incoming.on('error', reject)
    })
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}

export const send = (url: string, { key, body }: Sent): Promise<Answered> => post(url, body, { 'idempotency-key': key })

/** Runs `work` in `workers` lines at once until `count` are done. */
export async function inParallel(count: number, workers: number, work: (index: number) => Promise<void>): Promise<void> {
  let next = 0
  await Promise.all(Array.from({ length: workers }, async () => {
    while (next < count) await work(next++)
  }))
}
