import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, type Browser } from '@playwright/test'
import { kill, startSite } from '../support/own-site'
import { validBody } from '../support/valid-body'
import { interestWay } from '../support/visit-form'

interface Form {
  readonly path: string
  readonly phone: string
  /** Status by the store. */
  readonly source: string
  readonly popup?: boolean
  readonly javaScriptEnabled?: boolean
}
const FORMS: readonly Form[] = [
  { path: '/Brand/intro', phone: '01000000000', source: 'popup', popup: true },
  { path: '/', phone: '01000000001', source: 'home' },
  { path: '/Promotion/Customer', phone: '01000000002', source: 'customer' },
  { path: '/Promotion/Customer', phone: '01000000003', source: 'customer', javaScriptEnabled: false },
]

async function registerInForm(browser: Browser, origin: string, { path, phone, popup = false, javaScriptEnabled = true }: Form): Promise<void> {
  const context = await browser.newContext({ javaScriptEnabled, baseURL: origin })
  const page = await context.newPage()
  await page.goto(path)
  if (popup) await page.getByRole('button', { name: '방문예약' }).first().click()
  const form = (popup ? page.getByRole('dialog') : page.getByRole('main')).getByRole('form')
  if (popup) await interestWay(form).check()
  await form.getByLabel('이름').fill('홍길동')
  await form.getByLabel('휴대전화').fill(phone)
  await form.getByLabel('생년월일').fill('950527')
  await form.getByLabel('[필수] 개인정보').check()
  await form.getByRole('button', { name: '등록하기' }).click()
  await expect(page.getByText('등록이 완료되었습니다.').first()).toBeVisible()
  await context.close()
}

/** Registrations listed by `npm run site -- registrations`. */
function stored(dataDirectory: string, ...options: readonly string[]): { id: string; phone: string; source: string; status: string }[] {
  const output = execFileSync(
    process.execPath,
    ['--conditions=react-server', '--import', 'tsx', 'lib/cli/registrations.ts', '--json', '--full', '--limit', '10000', ...options],
    { env: { ...process.env, DATA_DIR: dataDirectory, LOG_LEVEL: 'silent' } },
  )
  return JSON.parse(output.toString()) as ReturnType<typeof stored>
}

/** `npm run torture -- --only kills` does the same two hundred times. */
test('a registration acknowledged before kill -9 is stored once: by each of three forms, by plain post, and when cut off and sent again', async ({
  browser,
  baseURL,
}) => {
  test.skip(process.env.BASE_URL !== undefined, 'the server under test is not ours to start')
  test.setTimeout(120_000)
  const dataDirectory = mkdtempSync(join(tmpdir(), 'survives-kills-'))
  const origin = baseURL ?? 'http://localhost:3000'
  const acknowledged = new Map<string, string>()
  const cut: { key: string; phone: string }[] = []
  let visitors = FORMS.length
  const visitor = () => ({ key: randomUUID(), phone: `010${String(visitors++).padStart(8, '0')}` })
  const register = async (url: string, { key, phone }: { key: string; phone: string }) => {
    const answer = await fetch(`${url}/api/registrations`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(validBody({ phone })),
    })
    const { id } = (await answer.json()) as { id: string }
    return { status: answer.status, id }
  }
  let site = await startSite(dataDirectory, origin)
  try {
    // The server listens before its store is open, which takes long on a busy machine.
    await fetch(`${site.url}/api/health`)
    for (const form of FORMS) await registerInForm(browser, site.url, form)
    for (const acknowledgedBefore of [20, 60]) {
      let killed: Promise<void> | undefined
      // Each sends until its connection breaks, so that at the kill requests are in every phase.
      await Promise.all(
        Array.from({ length: 8 }, async () => {
          for (;;) {
            const one = cut.pop() ?? visitor()
            const answer = await register(site.url, one).catch((error: unknown) => {
              if (!killed) throw error
              cut.unshift(one)
            })
            if (!answer) return
            expect(answer.status).toBe(201)
            expect(acknowledged.get(one.key) ?? answer.id, 'a key is answered with one id').toBe(answer.id)
            acknowledged.set(one.key, answer.id)
            if (acknowledged.size >= acknowledgedBefore) killed ??= kill(site.process)
          }
        }),
      )
      await killed
      site = await startSite(dataDirectory, origin)
    }
    expect((await fetch(`${site.url}/api/health`)).status).toBe(200)
    for (const one of cut) acknowledged.set(one.key, (await register(site.url, one)).id)
    // A form filled within a second is quarantined: a fast machine may do so, and its registration still counts.
    const rows = [...stored(dataDirectory), ...stored(dataDirectory, '--quarantine')]
    const isOfForm = (row: { phone: string }) => FORMS.some(({ phone }) => phone === row.phone)
    const [typed, sent] = [rows.filter(isOfForm), rows.filter((row) => !isOfForm(row))]
    expect(typed.map(({ phone, source }) => [phone, source]).sort()).toEqual(FORMS.map(({ phone, source }) => [phone, source]))
    expect(sent.map(({ id }) => id).sort()).toEqual([...acknowledged.values()].sort())
    expect(new Set(rows.map(({ phone }) => phone)).size).toBe(visitors)
  } finally {
    if (site.process.exitCode === null && site.process.signalCode === null) await kill(site.process)
    rmSync(dataDirectory, { recursive: true, force: true })
  }
})
