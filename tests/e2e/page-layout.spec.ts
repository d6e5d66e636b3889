import { expect, test, type Locator, type Page } from '@playwright/test'
import { BREAKPOINTS_PX } from '@/components/ui/breakpoints'
import { units } from '@/content/units'
import { floorPlanPath } from '@/lib/routes'
import { resize } from '../support/resize'

/** Left edge of an element's text, px. */
const textLeft = (element: Element) => {
  const range = document.createRange()
  range.selectNodeContents(element)
  return range.getBoundingClientRect().left
}

test(`the menu is as wide as the window, its pages start where the page's text does, from ${BREAKPOINTS_PX.phone + 1} to 1920 px`, async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await page.goto('/Brand/intro')
  const pictures = await page.locator('[data-drop-down] img').evaluateAll((all) => all.map((image) => (image as HTMLImageElement).src))
  expect(pictures.length).toBeGreaterThan(1)
  expect(pictures.filter((address) => fetched.includes(address))).toEqual([])
  const groups = page.getByRole('navigation', { name: '주 메뉴' }).locator('[data-drop-down]')
  for (const width of [BREAKPOINTS_PX.phone + 1, 1440, 1920]) {
    await resize(page, { width, height: 800 })
    for (const group of await groups.all()) {
      await group.getByRole('button').hover()
      const first = group.getByRole('link').first()
      await expect(first).toBeVisible()
      expect(
        Math.abs((await first.evaluate(textLeft)) - (await page.getByRole('heading', { level: 1 }).evaluate(textLeft))),
        `${width} px`,
      ).toBeLessThanOrEqual(2)
      const panel = await group.locator('div').first().boundingBox()
      expect([panel!.x, panel!.width], `${width} px`).toEqual([0, await page.evaluate(() => document.body.getBoundingClientRect().width)])
      const picture = group.locator('img')
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
      const [list, shown] = [await group.getByRole('list').boundingBox(), await picture.boundingBox()]
      expect(shown!.x + shown!.width, `${width} px: the picture ends where the window does`).toBeCloseTo(panel!.width, 0)
      expect(shown!.x - (list!.x + list!.width), `${width} px: nothing is empty between them`).toBeLessThan(width / 20)
    }
  }
})

test.describe('unit types', () => {
  test('every plan fits between header and lower edge of a window of 1440x900', async ({ page }) => {
    for (const { id, slug } of units.types) {
      await page.goto(floorPlanPath(slug))
      const [plan, header] = await Promise.all([
        page.locator('article [data-zoom-viewport]').first().boundingBox(),
        page.locator('body > header').boundingBox(),
      ])
      expect.soft(plan!.height, id).toBeLessThanOrEqual(900 - header!.height)
      expect.soft(plan!.width, id).toBeGreaterThan(400)
    }
  })

  test('on the home page every type keeps the section as high as the window and the row of headings in place', async ({ page }) => {
    await page.goto('/')
    const section = page.locator('#units')
    const places = () =>
      section.locator('summary h2').evaluateAll((all) => all.map((heading) => [heading.getBoundingClientRect().x, heading.getBoundingClientRect().width]))
    const rowTop = () => section.evaluate((element) => element.querySelector('summary')!.getBoundingClientRect().top - element.getBoundingClientRect().top)
    for (const { id } of units.types) {
      await section.getByRole('tab', { name: id, exact: true }).click()
      expect((await section.boundingBox())!.height, id).toBeLessThanOrEqual(900)
    }
    const [before, top] = [await places(), await rowTop()]
    for (const heading of ['모델하우스', '타입별 안내']) {
      await section.getByRole('heading', { name: heading, exact: true }).click()
      expect(await places()).toEqual(before)
      expect(await rowTop()).toBe(top)
    }
  })
})

/** Fixed elements, and the share of the window's height that they cover. */
const heldPlaces = (page: Page) =>
  page.evaluate(() =>
    [...document.body.querySelectorAll('*')]
      .filter((element) => /sticky|fixed/.test(getComputedStyle(element).position) && element.checkVisibility({ visibilityProperty: true }))
      .map((element) => ({ name: element.tagName, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.height > 0 && box.bottom > 0 && box.top < innerHeight)
      .map(({ name, box }) => `${name} ${box.top} ${box.height}`),
  )

test('only the bottom bar covers the page in a low window: a phone held sideways, an enlarged page', async ({ page }) => {
  for (const path of ['/FloorPlan/84A', '/privacy', '/Promotion/Customer']) {
    await page.goto(path)
    for (const [width, height, bar] of [
      [844, 390, 1],
      [768, BREAKPOINTS_PX.short - 1, 1],
      [320, 225, 1],
      [1280, 480, 0],
    ] as const) {
      await resize(page, { width, height })
      await page.evaluate(() => scrollTo(0, 900))
      const held = await heldPlaces(page)
      expect(held, `${path} at ${width} x ${height}`).toHaveLength(bar)
      // As high as a touch target at most.
      for (const place of held) expect(place, `${path} at ${width} x ${height}`).toBe(`NAV ${height - 48} 48`)
    }
  }
})

test('print shows folded content, and no section waits for layout', async ({ page }) => {
  await page.setViewportSize({ width: 794, height: 1123 })
  await page.emulateMedia({ media: 'print' })
  await page.goto('/')
  await expect(page.locator('#business').getByText('단지 주변', { exact: true })).toBeVisible()
  await expect(page.getByRole('contentinfo').getByText('사업자등록번호')).toBeVisible()
  expect(await page.locator('main > section').evaluateAll((all) => all.map((section) => getComputedStyle(section).contentVisibility))).not.toContain('auto')
})

test('the container is 1240 px wide at 1440 and 1600 at 1920', async ({ page }) => {
  await page.goto('/ComplexGuide/intro')
  for (const [width, content] of [
    [1440, 1240],
    [1920, 1600],
  ] as const) {
    await resize(page, { width, height: 1080 })
    const { width: shown } = (await page.locator('main [data-zoomable]').first().boundingBox())!
    expect(Math.round(shown), `${width} px`).toBe(content)
  }
})

test("the note of an opening's picture ends where the container does", async ({ page }) => {
  await page.goto('/Brand/intro')
  for (const width of [1440, 1920]) {
    await resize(page, { width, height: 1080 })
    const { x, width: shown } = (await page.getByTestId('brand-text-box').boundingBox())!
    const note = await page
      .locator('article > header > p')
      .evaluate((element) => element.getBoundingClientRect().right - parseFloat(getComputedStyle(element).paddingRight))
    expect(Math.abs(note - (x + shown)), `${width} px`).toBeLessThanOrEqual(1)
  }
})

test("every banner's text starts where the page's does, in windows of 1024, 1440 and 1920 px", async ({ page }) => {
  for (const path of ['/LocationEnvironment/intro', '/Brand/intro', '/FloorPlan/84A']) {
    await page.goto(path)
    for (const width of [1024, 1440, 1920]) {
      await resize(page, { width, height: 900 })
      const left = async (locator: Locator) => (await locator.boundingBox())!.x
      const words = await left(page.getByRole('heading', { level: 1 }))
      const content = await left(
        page
          .getByRole('navigation', { name: /하위 메뉴/ })
          .getByRole('link')
          .first(),
      )
      expect(Math.abs(words - content), `${path} at ${width} px`).toBeLessThan(1)
    }
  }
})

test('a page of a drawing opens with it, without a picture before it', async ({ page }) => {
  for (const [width, height, top] of [
    [1440, 900, 420],
    [390, 844, 470],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const path of ['/FloorPlan/84A', '/ComplexGuide/intro', '/ComplexGuide/detailintro', '/ComplexGuide/community', '/LocationEnvironment/intro']) {
      await page.goto(path)
      expect((await page.locator('main [data-zoomable]').first().boundingBox())!.y, `${path} at ${width} px`).toBeLessThan(top)
      expect(await page.locator('article > header picture').count(), path).toBe(0)
    }
  }
})

test('text and comparisons start in the first window', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/FloorPlan/84A')
  expect(
    (await page
      .getByRole('group', { name: /평면도/ })
      .first()
      .boundingBox())!.y,
  ).toBeLessThan(640)
})
