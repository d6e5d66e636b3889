import { readFileSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { differences, filled, readExamples, type Captured, type ReceivedAnswer } from '../support/api-examples'
import { kill, startSite } from '../support/own-site'

/** The secrets in docs/api.md, and no worker: the examples show what a scheduler's request delivers. */
const ENVIRONMENT = {
  MONITORING_SECRET: 'secret-of-your-monitor',
  OUTBOX_SECRET: 'secret-of-your-scheduler',
  OUTBOX_WORKER: 'false',
  RATE_LIMIT_REGISTRATIONS: '1000',
  SMS_SENDER: 'record',
  FORWARD_URL: '',
}

async function send(
  url: string,
  { method, headers, body }: { method: string; headers: readonly (readonly [string, string])[]; body: string },
): Promise<ReceivedAnswer> {
  const response = await fetch(url, {
    method,
    headers: headers.map(([name, value]) => [name, value] as [string, string]),
    redirect: 'manual',
    ...(body === '' ? {} : { body }),
  })
  return { status: response.status, headers: [...response.headers], body: await response.text() }
}

test.skip(process.env.STORE === 'firestore', 'needs a process and a store of its own')

test('every example of docs/api.md gets its documented response, in order', async ({ baseURL }) => {
  const examples = readExamples(readFileSync('docs/api.md', 'utf8'))
  const site = await startSite(await mkdtemp(join(tmpdir(), 'api-')), baseURL!, ENVIRONMENT)
  const captured: Captured = new Map()
  const wrong: string[] = []
  try {
    for (const example of examples) {
      const { method, path, headers, body } = example.request
      const received = await send(new URL(filled(path, captured), site.url).href, {
        method,
        headers: headers.map(([name, value]) => [name, filled(value, captured)] as const),
        body: filled(body, captured),
      })
      for (const difference of differences(example, received, captured)) wrong.push(`docs/api.md:${example.line} ${method} ${path}: ${difference}`)
    }
  } finally {
    await kill(site.process)
  }
  expect(wrong).toEqual([])
})
