import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, type Browser } from '@playwright/test'
import { kill, startSite } from '../support/own-site'

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
function stored(dataDirectory: string): { phone: string; source: string; status: string }[] {
  const output = execFileSync(process.execPath, ['--conditions=react-server', '--import', 'tsx', 'lib/cli/registrations.ts', '--json', '--full'], { env: { ...process.env, DATA_DIR: dataDirectory, LOG_LEVEL: 'silent' } })
  return JSON.parse(output.toString()) as { phone: string; source: string; status: string }[]
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
    const rows = stored(dataDirectory)
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
