import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { unzipSync } from 'fflate'
import Database from 'libsql'
import { signInByForm } from '../support/administrator'
import { atNight } from '../support/at-night'
import { kill, startSite } from '../support/own-site'
import { freePort } from '../run/free-port.mjs'

test.skip(process.env.BASE_URL !== undefined, 'the server under test is not ours to fill')
test.skip(process.env.STORE === 'firestore', 'looks into the embedded store')
test.describe.configure({ mode: 'serial', timeout: 180_000 })

/** Nightly more than a file once could hold; otherwise more than one entry of the trail lists. */
const COUNT = atNight(20_600, 1_200)
const IDS_PER_ENTRY = 500
const UNREADABLE = 3

let site: Awaited<ReturnType<typeof startSite>>
let directory: string
let page: Page
let origin: string
let unreadable: string[]

test.beforeAll(async ({ browser }) => {
  test.setTimeout(180_000)
  directory = mkdtempSync(join(tmpdir(), 'export-'))
  execFileSync(process.execPath, ['--conditions=react-server', '--import', 'tsx', 'tests/support/fill-registrations.ts', `${COUNT}`], {
    env: { ...process.env, NODE_ENV: 'production', DATA_DIR: directory, LOG_LEVEL: 'silent' },
  })
  const port = await freePort()
  origin = `http://localhost:${port}`
  site = await startSite(directory, origin, { PORT: `${port}`, LOG_LEVEL: 'silent' })
  page = await browser.newPage({ baseURL: origin })
  await signInByForm(page)
})
test.afterAll(async () => {
  await kill(site.process)
  rmSync(directory, { recursive: true, force: true })
})

const database = () => new Database(join(directory, 'store.sqlite'))
function rows<Row>(sql: string): Row[] {
  const opened = database()
  const found = opened.prepare(sql).all() as Row[]
  opened.close()
  return found
}
const FORM = { format: 'csv', reason: '주간 상담' }

/** Posts the form and returns the response before its body is read. */
async function post(form: Readonly<Record<string, string>>): Promise<{ answer: IncomingMessage; leave: () => void }> {
  const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
  const asked = httpRequest(`${origin}/api/admin/export`, {
    method: 'POST',
    headers: { cookie, origin, 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html', 'accept-encoding': 'identity' },
  })
  asked.on('error', () => undefined)
  asked.end(`${new URLSearchParams(form)}`)
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  answer.on('error', () => undefined)
  return { answer, leave: () => asked.destroy() }
}
async function bodyOf(answer: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of answer) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}
const progress = async () => (await (await page.request.get('/api/admin/export/progress')).json()) as { state: string; read: number; total: number }

test('an export of many registrations is complete, and the trail lists all of them', { tag: '@volume' }, async () => {
  const { answer } = await post(FORM)
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8'])
  const text = (await bodyOf(answer)).toString()
  expect([text.charCodeAt(0), text.endsWith('\r\n'), text.trimEnd().split('\r\n').length]).toEqual([0xfeff, true, COUNT + 1])
  const entries = rows<{ subject: string; detail: string }>("SELECT subject, detail FROM audit WHERE action = 'registration.export' ORDER BY id")
  const ids = rows<{ id: string }>('SELECT id FROM registrations ORDER BY created_at DESC, id DESC').map(({ id }) => id)
  expect(entries.flatMap(({ subject }) => subject.split(' '))).toEqual(ids)
  const [of, parts] = [`CSV ${COUNT.toLocaleString('en')}건`, Math.ceil(COUNT / IDS_PER_ENTRY)]
  expect([entries[0]?.detail, entries.at(-1)?.detail]).toEqual([
    expect.stringContaining(`${of} (1/${parts}), 상태: 전체`),
    expect.stringContaining(`${of} (${parts}/${parts}), `),
  ])
  expect(await progress()).toEqual({ state: 'done', read: COUNT, total: COUNT })
})

test('an unreadable registration is listed at the end, in both formats, without affecting others', async () => {
  const opened = database()
  unreadable = (opened.prepare('SELECT id FROM registrations ORDER BY created_at DESC LIMIT ? OFFSET 700').all(UNREADABLE) as { id: string }[]).map(
    ({ id }) => id,
  )
  const [byte, tags, consent] = unreadable
  opened.prepare('UPDATE registrations SET sealed = zeroblob(length(sealed)) WHERE id = ?').run(byte)
  opened.prepare("UPDATE registrations SET tags = '{' WHERE id = ?").run(tags)
  opened.prepare("UPDATE registrations SET consent = 'x' WHERE id = ?").run(consent)
  opened.close()

  const csv = (await bodyOf((await post(FORM)).answer)).toString().trimEnd().split('\r\n')
  expect(csv).toHaveLength(COUNT + 1)
  expect(csv.slice(-UNREADABLE)).toEqual(unreadable.map((id) => `"읽지 못해 담지 못한 등록","${id}"`))
  const sheet = new TextDecoder().decode(unzipSync(new Uint8Array(await bodyOf((await post({ ...FORM, format: 'xlsx' })).answer)))['xl/worksheets/sheet1.xml'])
  expect([...sheet.matchAll(/<row>/g)]).toHaveLength(COUNT + 1)
  for (const id of unreadable) expect(sheet).toContain(`<t>읽지 못해 담지 못한 등록</t></is></c><c t="inlineStr"><is><t>${id}</t>`)
})
