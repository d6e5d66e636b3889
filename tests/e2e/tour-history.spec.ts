import { expect, test, type Page } from '@playwright/test'
import { tours } from '@/content/tours'
import { hydrated } from '../support/page-costs'

test.describe.configure({ mode: 'parallel' })

const [first, second] = [tours!.tabs[0]!, tours!.tabs[1]!]
const hasTourEntry = (page: Page) => page.evaluate(() => Boolean((history.state as { tour?: string } | null)?.tour))
const frame = (page: Page, { title } = first) => page.locator(`iframe[title="${title} 모델하우스 VR"]`)
const opener = (page: Page, { title } = first) => page.locator('summary').filter({ hasText: `${title} VR 보기` })

/** Replaces the tour by a page that handles the keys. */
test.beforeEach(({ page }) =>
  page.route('**/tour/**', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>tour</title><button autofocus>tour</button>' })),
)

interface Place {
  path: string
  show: (page: Page) => Promise<void>
  /** Without its own page, only a tour that fills the window by this page's script handles Escape. */
  escape: boolean
}

const PLACES: Readonly<Record<string, Place>> = {
  'the page of the model house': { path: '/FloorPlan/Emodel', show: async () => undefined, escape: true },
  'the home page': { path: '/', show: (page) => page.locator('#units').getByRole('heading', { name: '모델하우스' }).click(), escape: false },
  'the home page on a phone': {
    path: '/',
    async show(page) {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.locator('#units summary', { hasText: '모델하우스' }).first().click()
    },
    escape: false,
  },
}

for (const [place, { path, show, escape }] of Object.entries(PLACES))
  for (const framework of ['there', 'held back'] as const) {
    test(`on ${place}, framework ${framework}, a tour closes by its bar, Escape and Back: on the page, without a history entry left for Back`, async ({
      page,
    }) => {
      if (framework === 'held back') await page.route(/\/_next\/.*\.js/, (route) => route.abort())
      await page.goto(path)
      if (framework === 'there') await hydrated(page)
      await show(page)
      await opener(page).scrollIntoViewIfNeeded()
      const before = await page.evaluate(() => history.length)
      const scroll = await page.evaluate(() => Math.round(scrollY))
      for (const [way, close] of [
        ['its bar', () => page.getByText('VR 닫기').first().click()],
        ['Escape', () => page.keyboard.press('Escape')],
        ['Back', () => page.goBack()],
      ] as const) {
        if (way === 'Escape' && (!escape || framework === 'held back')) continue
        await opener(page).click()
        await expect(frame(page), way).toBeVisible()
        await expect.poll(() => hasTourEntry(page), way).toBe(true)
        await close()
        await expect(frame(page), way).toBeHidden()
        await expect.poll(() => hasTourEntry(page), way).toBe(false)
        expect(new URL(page.url()).pathname, way).toBe(path)
        await expect(opener(page), way).toBeFocused()
        await expect.poll(() => page.evaluate(() => Math.round(scrollY)), way).toBe(scroll)
        expect(await page.evaluate(() => history.length), way).toBe(before + 1)
      }
      // Forward opens it again.
      await page.goForward()
      await expect(frame(page)).toBeVisible()
      await page.goBack()
      await expect(frame(page)).toBeHidden()
      await page.goBack()
      await expect(page).toHaveURL('about:blank')
    })
  }

test('a reload opens the tour again, in its tab, and Back closes it', async ({ page }) => {
  for (const { path, show } of [PLACES['the page of the model house']!, PLACES['the home page']!]) {
    await page.goto(path)
    await show(page)
    await page.getByRole('tab', { name: second.title }).click()
    await opener(page, second).click()
    await expect.poll(() => hasTourEntry(page)).toBe(true)
    await page.reload()
    await expect(frame(page, second)).toBeVisible()
    await page.goBack()
    await expect(frame(page, second)).toBeHidden()
    expect(new URL(page.url()).pathname).toBe(path)
    expect(await hasTourEntry(page)).toBe(false)
  }
})

test('Back closes a tour opened before hydration, and the page works on', async ({ page }) => {
  await page.goto('/FloorPlan/Emodel', { waitUntil: 'commit' })
  await opener(page).click()
  await expect.poll(() => hasTourEntry(page)).toBe(true)
  await hydrated(page)
  await page.goBack()
  await expect(frame(page)).toBeHidden()
  await page
    .getByRole('navigation', { name: /하위 메뉴/ })
    .getByRole('link', { name: '59A' })
    .click()
  await expect(page).toHaveURL('/FloorPlan/59A')
  await page.goBack()
  await expect(page).toHaveURL('/FloorPlan/Emodel')
  await expect(frame(page)).toBeHidden()
})

test('tour and popup each have an entry: Back closes one after the other', async ({ page }) => {
  await page.goto('/FloorPlan/Emodel')
  await hydrated(page)
  await opener(page).click()
  await expect.poll(() => hasTourEntry(page)).toBe(true)
  await page.keyboard.press('Escape')
  await expect.poll(() => hasTourEntry(page)).toBe(false)
  await page.locator('[data-popup-open]:visible').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(frame(page)).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL('about:blank')
})
