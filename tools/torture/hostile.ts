import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { toCsv } from '@/lib/registrations/office/export/export-csv'
import { createVault } from '@/lib/vault'
import { parseRegistration } from '@/lib/registrations/registration'
import { createSqliteStore } from '@/lib/store/sqlite'
import { SITE, validBody } from '@/tests/support/registrations'
import { seededRandom } from '@/tests/support/seeded-random'
import { inParallel, post } from './load'
import { faultUnless, type Report } from './report'
import { startTarget } from './target'
import { readable } from '@/tests/support/readable'

const KEY = Buffer.alloc(32, 5)
const SEED = 20261121
const ALLOWED = new Set([201, 303, 400, 403, 409, 413, 415, 422])

const NASTY: readonly unknown[] = [
  '',
  ' ',
  '\u0000',
  '홍\u0000길동',
  '홍길동\r\n(광고)',
  '😀',
  '👨‍👩‍👧‍👦가',
  '\u202E동길홍',
  '\u2066a\u2069',
  '\uD800',
  'ﷺ'.repeat(40),
  '가'.repeat(41),
  '가'.repeat(5000),
  ' '.repeat(60_000),
  '\u0301'.repeat(30_000),
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '=HYPERLINK("http://evil.example","x")',
  '+82',
  '-1+1',
  '@SUM(A1)',
  "'; DROP TABLE registrations; --",
  '${7*7}',
  '{{7*7}}',
  '%00',
  '../../etc/passwd',
  'http://evil.example',
  'İ',
  'é'.normalize('NFD'),
  '한글'.normalize('NFD'),
  '１２３４５６',
  '٠١٠',
  null,
  true,
  false,
  0,
  -1,
  1e308,
  [],
  {},
  ['홍길동'],
  { $gt: '' },
  { toString: 'x' },
  [[[[]]]],
]
const FIELDS = [
  'site',
  'source',
  'name',
  'phone',
  'birthdate',
  'message',
  'visitDate',
  'email',
  'residence',
  'privacyConsent',
  'marketingConsent',
  'nightConsent',
  '_gotcha',
  '_elapsed',
  '__proto__',
  'constructor',
  'id',
  'status',
]

interface Hostile {
  readonly body: string | Buffer
  readonly headers: Readonly<Record<string, string>>
}

function hostile(next: () => number): Hostile {
  const pick = <T>(from: readonly T[]): T => from[Math.floor(next() * from.length)] as T
  const mutated = () => {
    const body = validBody({ phone: `010${String(Math.floor(next() * 1e8)).padStart(8, '0')}` })
    for (let n = Math.floor(next() * 4); n >= 0; n--)
      Object.defineProperty(body, pick(FIELDS), { value: pick(NASTY), enumerable: true, configurable: true, writable: true })
    return body
  }
  const shapes: readonly (() => Hostile)[] = [
    () => ({ body: JSON.stringify(mutated()), headers: {} }),
    () => ({ body: JSON.stringify(mutated()), headers: {} }),
    () => ({ body: JSON.stringify(mutated()), headers: { 'idempotency-key': pick(['same', 'k'.repeat(300), 'a b c', '%00']) } }),
    () => ({
      body: new URLSearchParams(Object.entries(mutated()).map(([key, value]) => [key, typeof value === 'string' ? value : JSON.stringify(value)])).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    }),
    () => ({ body: JSON.stringify(mutated()).slice(0, Math.floor(next() * 200)), headers: {} }),
    () => ({ body: `${'['.repeat(30_000)}${']'.repeat(30_000)}`, headers: {} }),
    () => ({ body: `{"message":${'{"a":'.repeat(8000)}1${'}'.repeat(8000)}}`, headers: {} }),
    () => ({ body: '{"name":"가나다","name":"=1+1","phone":"01012345678","phone":"02","birthdate":"950527"}', headers: {} }),
    () => ({ body: Buffer.from(Array.from({ length: 200 }, () => Math.floor(next() * 256))), headers: {} }),
    () => ({ body: pick(['null', '1', '"x"', '[]', 'true', '', 'NaN', '{"a":1e999}', '\uFEFF{}']), headers: {} }),
    () => ({ body: Buffer.alloc(1024 * 1024, 0x61), headers: {} }),
    () => ({ body: JSON.stringify(validBody({ message: '가'.repeat(100_000) })), headers: {} }),
    () => ({
      body: JSON.stringify(mutated()),
      headers: {
        'content-type': pick([
          'text/plain',
          'application/xml',
          '',
          'application/json; charset=utf-16',
          'multipart/form-data',
          'multipart/form-data; boundary=x',
        ]),
      },
    }),
    () => ({
      body: '--x\r\ncontent-disposition: form-data; name="name"\r\n\r\n<b>\r\n--x--\r\n',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    }),
    () => ({ body: JSON.stringify(mutated()), headers: { origin: pick(['https://evil.example', 'null', 'file://', 'http://localhost', '%']) } }),
  ]
  return pick(shapes)()
}

/** Hostile bodies: never a 5xx, nothing invalid stored, no formula for a spreadsheet, no personal data in the log. */
export async function hostileBodies(count: number): Promise<Report> {
  const directory = mkdtempSync(join(tmpdir(), 'torture-hostile-'))
  const target = await startTarget({ DATA_DIR: directory, DATA_KEY: KEY.toString('base64'), LOG_LEVEL: 'debug' })
  const next = seededRandom(SEED)
  const statuses: Record<string, number> = {}
  const faults: string[] = []
  let broken = 0
  await inParallel(count, 16, async () => {
    const { body, headers } = hostile(next)
    try {
      const { status, body: answer } = await post(target.url, body, headers)
      statuses[status] = (statuses[status] ?? 0) + 1
      if (!ALLOWED.has(status)) faults.push(`${status} for ${JSON.stringify(headers)} ${body.toString().slice(0, 120)} -> ${answer.slice(0, 120)}`)
    } catch {
      // A body of 1 MB is refused before it has arrived: the connection may close while sending.
      broken++
    }
  })
  const log = target.output()
  await target.kill()

  const store = createSqliteStore(directory, createVault(KEY))
  const stored = readable([...(await store.registrations.list({ limit: 100_000 })), ...(await store.registrations.list({ quarantined: true, limit: 100_000 }))])
  const texts = await store.outbox.list({ limit: 100_000 })
  await store.close()
  rmSync(directory, { recursive: true, force: true })

  const invalid = stored.filter((one) => 'errors' in parseRegistration({ ...one, privacyConsent: true }, { sites: [SITE], now: one.createdAt })).length
  const runnable = toCsv(stored.map((one) => [one.name, one.message ?? '', one.residence ?? '', one.email ?? '']))
    .split('\r\n')
    .filter((line) => /(^|",)"[=+\-@]/.test(line)).length
  const unsafeTexts = texts.filter(({ body = '' }) => /[<>\u0000\u202A-\u202E\u2066-\u2069]|evil\.example/.test(body)).length
  const named = stored.filter(({ phone }) => log.includes(phone)).length + (log.includes('홍길동') ? 1 : 0)
  return {
    trial: `${count} hostile bodies`,
    figures: {
      answers: JSON.stringify(statuses),
      'connections ended before the body did': broken,
      stored: stored.length,
      'stored but invalid': invalid,
      'runnable cells': runnable,
      'unsafe SMS': unsafeTexts,
      'people named in the log': named,
    },
    faults: [
      ...faults,
      ...faultUnless(invalid === 0, 'something invalid was stored'),
      ...faultUnless(runnable === 0, 'a cell would run'),
      ...faultUnless(unsafeTexts === 0, 'an SMS carries what somebody typed'),
      ...faultUnless(named === 0, 'the log names somebody'),
    ],
  }
}
