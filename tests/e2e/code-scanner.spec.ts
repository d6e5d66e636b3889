import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, expect, test, type Browser, type Page } from '@playwright/test'
import encodeQR from 'qr'
import { CHROMIUM } from '../run/chromium.mjs'
import { signInAsAdmin } from '../support/administrator'
import { accessibilityFindings } from '../support/axe'
import { bookVisit, dayAhead } from '../support/bookings'
import { freshName } from '../support/people'

/* The reception reads codes on visitors' phones with a camera. Tests use Chrome's fake camera, which plays a film of a code. */

const [WIDTH, HEIGHT, MODULE_PX] = [640, 480, 8]
const [BLACK, WHITE, GREY] = [16, 235, 128]
const FRAMES = 5

/** @returns the path of a film (YUV4MPEG2) with one code */
function filmOf(text: string): string {
  const modules = encodeQR(text, 'raw', { ecc: 'quartile', border: 4 })
  const edge = modules.length * MODULE_PX
  const luma = Buffer.alloc(WIDTH * HEIGHT, WHITE)
  for (let y = 0; y < edge; y += 1)
    for (let x = 0; x < edge; x += 1)
      if (modules[Math.floor(y / MODULE_PX)]?.[Math.floor(x / MODULE_PX)]) luma[(y + ((HEIGHT - edge) >> 1)) * WIDTH + x + ((WIDTH - edge) >> 1)] = BLACK
  const frame = Buffer.concat([Buffer.from('FRAME\n'), luma, Buffer.alloc((WIDTH * HEIGHT) / 2, GREY)])
  const path = join(mkdtempSync(join(tmpdir(), 'film-')), 'code.y4m')
  writeFileSync(path, Buffer.concat([Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`), ...Array<Buffer>(FRAMES).fill(frame)]))
  return path
}

const DAY = dayAhead(18)

/** A browser at the list of visits whose camera shows this film. */
async function reception(office: Page, film: string, work: (page: Page) => Promise<void>, allowed = true): Promise<void> {
  const { args = [] } = test.info().project.use.launchOptions ?? {}
  const browser: Browser = await chromium.launch({
    // The headless shell has no cameras.
    executablePath: process.env.CHROME_PATH || CHROMIUM,
    args: [...args, '--use-fake-device-for-media-stream', `--use-file-for-fake-video-capture=${film}`],
  })
  try {
    const context = await browser.newContext({
      baseURL: new URL(office.url()).origin,
      storageState: await office.context().storageState(),
      locale: 'ko-KR',
      ...(allowed ? { permissions: ['camera'] } : {}),
      viewport: { width: 390, height: 844 },
    })
    const page = await context.newPage()
    await page.goto(`/admin/visits?day=${DAY}`)
    await work(page)
  } finally {
    await browser.close()
  }
}

test('a code leads to its row of the list, or to the booking where the list lacks it', async ({ page: office }) => {
  const name = freshName()
  await signInAsAdmin(office)
  const id = await bookVisit(office, `${DAY}T10:00`, 2, { name })
  const film = filmOf(new URL(`/admin/registrations/${id}`, office.url()).href)
  await reception(office, film, async (page) => {
    await page.getByRole('button', { name: 'QR 찍기' }).click()
    await expect(page.getByRole('link', { name, exact: true })).toBeFocused()
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.goto(`/admin/visits?day=${dayAhead(19)}`)
    await page.getByRole('button', { name: 'QR 찍기' }).click()
    await expect(page).toHaveURL(`/admin/visits/${id}`)
    await expect(page.getByText(`${name} 님`)).toBeVisible()
  })
})

test('an unknown code is refused while the camera stays on; closing turns it off', async ({ page: office }) => {
  await signInAsAdmin(office)
  await reception(office, filmOf('https://example.com/menu'), async (page) => {
    await page.getByRole('button', { name: 'QR 찍기' }).click()
    const dialog = page.getByRole('dialog', { name: '입장 QR 찍기' })
    await expect(dialog.getByRole('status')).toContainText('방문예약 QR 코드가 아닙니다.')
    expect(await accessibilityFindings(page)).toEqual([])
    const picture = dialog.getByLabel('카메라 화면')
    await expect(picture).toHaveJSProperty('paused', false)
    await dialog.getByRole('button', { name: '닫기' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.locator('video')).toHaveJSProperty('srcObject', null)
  })
})

test('without permission for the camera, a hint names the digits; no other page may use it', async ({ page: office }) => {
  await signInAsAdmin(office)
  await reception(
    office,
    filmOf('none'),
    async (page) => {
      await page.getByRole('button', { name: 'QR 찍기' }).click()
      await expect(page.getByRole('dialog').getByRole('status')).toContainText('이름이나 전화번호 끝 4자리로 찾아 주세요.')
    },
    false,
  )
  const policyOf = async (path: string) => (await office.request.get(path)).headers()['permissions-policy']
  expect(await policyOf('/admin/visits')).toMatch(/^camera=\(self\), microphone=\(\)/)
  for (const path of ['/', '/visit', '/admin', '/admin/visits/week', '/v/AAAAAAAAAAAAAAAAAAAAAA']) expect(await policyOf(path)).toMatch(/^camera=\(\),/)
  // The link to the reception loads a new document, because the previous one's permissions policy would stay in force.
  await office.getByRole('navigation', { name: '관리자 메뉴' }).getByRole('link', { name: '방문', exact: true }).click()
  await expect(office.getByRole('heading', { name: '방문', exact: true })).toBeVisible()
  const isAllowed = () =>
    office.evaluate(() => 'featurePolicy' in document && (document.featurePolicy as { allowsFeature(name: string): boolean }).allowsFeature('camera'))
  expect(await isAllowed()).toBe(true)
  await office.getByRole('navigation', { name: '관리자 메뉴' }).getByRole('link', { name: '운영시간·휴관일' }).click()
  await expect(office.getByRole('heading', { name: '운영시간·휴관일', exact: true })).toBeVisible()
  expect(await isAllowed()).toBe(false)
})
