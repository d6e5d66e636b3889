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

/** A registration of somebody who exists once in this run. */
export function nextRegistration(changes: Readonly<Record<string, unknown>> = {}): Sent {
  const digits = String(serial++).padStart(8, '0')
  const phone = `010${digits}`
  return { key: randomUUID(), phone, body: JSON.stringify(validBody({ phone, name: `시험${'가나다라마바사아자차'.charAt(serial % 10)}`, ...changes })) }
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
