import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, type Browser } from '@playwright/test'
import { kill, startSite } from '../support/own-site'
import { validBody } from '../support/valid-body'

async function register(browser: Browser, url: string, path: string, phone: string, options: { javaScript: boolean; popup?: boolean }): Promise<void> {
  const context = await browser.newContext({ javaScriptEnabled: options.javaScript, baseURL: url })
  const page = await context.newPage()
  await page.goto(path)
  if (options.popup) await page.getByRole('button', { name: '방문예약' }).first().click()
  const form = (options.popup ? page.getByRole('dialog') : page.getByRole('main')).getByRole('form')
  await form.getByLabel('이름').fill('홍길동')
  await form.getByLabel('휴대전화').fill(phone)
  await form.getByLabel('생년월일').fill('950527')
  await form.getByLabel('[필수] 개인정보').check()
  await form.getByRole('button', { name: '등록하기' }).click()
  await expect(page.getByText('등록이 완료되었습니다.').first()).toBeVisible()
  await context.close()
}

/** What `npm run registrations` says is stored. */
function stored(dataDirectory: string, ...options: readonly string[]): { id: string; phone: string; source: string; status: string }[] {
  const output = execFileSync(
    process.execPath,
    ['--conditions=react-server', '--import', 'tsx', 'lib/cli/registrations.ts', '--json', '--full', '--limit', '10000', ...options],
    { env: { ...process.env, DATA_DIR: dataDirectory, LOG_LEVEL: 'silent' } },
  )
  return JSON.parse(output.toString()) as ReturnType<typeof stored>
}

test('what was registered in each of the three forms, and by plain post, is there after kill -9 and a restart', async ({ browser, baseURL }) => {
  test.skip(process.env.BASE_URL !== undefined, 'the server under test is not ours to start')
  test.setTimeout(120_000)
  const dataDirectory = mkdtempSync(join(tmpdir(), 'survives-'))
  let site = await startSite(dataDirectory, baseURL ?? 'http://localhost:3000')
  try {
    await register(browser, site.url, '/Brand/intro', '01000000001', { javaScript: true, popup: true })
    await register(browser, site.url, '/', '01000000002', { javaScript: true })
    await register(browser, site.url, '/Promotion/Customer', '01000000003', { javaScript: true })
    await register(browser, site.url, '/Promotion/Customer', '01000000004', { javaScript: false })
    await kill(site.process)
    site = await startSite(dataDirectory, baseURL ?? 'http://localhost:3000')
    expect((await fetch(`${site.url}/api/health`)).status).toBe(200)
    // Who fills a form within a second is quarantined: a machine may be so quick, and what it sent is there all the same.
    const rows = [...stored(dataDirectory), ...stored(dataDirectory, '--quarantine')]
    expect(rows.map(({ phone, source }) => [phone, source]).sort()).toEqual([
      ['01000000001', 'popup'],
      ['01000000002', 'home'],
      ['01000000003', 'customer'],
      ['01000000004', 'customer'],
    ])
  } finally {
    await kill(site.process)
    rmSync(dataDirectory, { recursive: true, force: true })
  }
})

/** `npm run torture -- --only kills` does the same two hundred times. */
test('what is acknowledged up to the moment of a kill -9 is there, once, whatever was cut off and sent again', async ({ baseURL }) => {
  test.skip(process.env.BASE_URL !== undefined, 'the server under test is not ours to start')
  test.setTimeout(120_000)
  const dataDirectory = mkdtempSync(join(tmpdir(), 'survives-kills-'))
  const origin = baseURL ?? 'http://localhost:3000'
  const acknowledged = new Map<string, string>()
  const cut: { key: string; phone: string }[] = []
  let visitors = 0
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
    for (const acknowledgedBefore of [20, 60, 90]) {
      let killed: Promise<void> | undefined
      // Each goes on until its connection breaks: at the kill there are requests in every stage.
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
    for (const one of cut) acknowledged.set(one.key, (await register(site.url, one)).id)
    const rows = [...stored(dataDirectory), ...stored(dataDirectory, '--quarantine')]
    expect(rows.map(({ id }) => id).sort()).toEqual([...acknowledged.values()].sort())
    expect(new Set(rows.map(({ phone }) => phone)).size).toBe(visitors)
  } finally {
    if (site.process.exitCode === null && site.process.signalCode === null) await kill(site.process)
    rmSync(dataDirectory, { recursive: true, force: true })
  }
})
