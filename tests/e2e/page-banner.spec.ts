import { expect, test, type Page } from '@playwright/test'

/** Inserts the title again, as a route change does, and pauses its fade at the given moments. */
const opacityAt = (page: Page, moments: readonly number[]) =>
  page.locator('main h1').evaluate((title, all) => {
    const fresh = title.cloneNode(true) as HTMLElement
    title.replaceWith(fresh)
    const fade = fresh.getAnimations()[0]
    fade?.pause()
    return all.map((moment) => {
      if (fade) fade.currentTime = moment
      return Number(getComputedStyle(fresh).opacity)
    })
  }, moments)

for (const path of ['/Brand/intro', '/FloorPlan/84A', '/SalesInfo/guide']) {
  test(`the title of ${path} waits 100 ms and then fades in`, async ({ page }) => {
    await page.goto(path)
    const [atOnce, justBefore, halfway, settled] = await opacityAt(page, [0, 99, 300, 600])
    expect([atOnce, justBefore]).toEqual([0, 0])
    expect(halfway).toBeGreaterThan(0)
    expect(halfway).toBeLessThan(1)
    expect(settled).toBe(1)
  })
}

test('the title fades in by itself as the page opens', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('animationstart', (event) => {
      const target = event.target as Element
      if (target.matches('main h1')) Object.assign(window, { titleDelay: getComputedStyle(target).animationDelay })
    })
  })
  await page.goto('/Brand/intro')
  await expect.poll(() => page.evaluate(() => (window as { titleDelay?: string }).titleDelay)).toBe('0.1s')
  await expect(page.locator('main h1')).toHaveCSS('opacity', '1')
})

test('a page painted before its banner has arrived does not move as it arrives', async ({ page, request }) => {
  const path = '/Brand/intro'
  const html = await (await request.get(path)).text()
  const before = html.slice(0, html.indexOf('<header class="header-over'))
  await page.route(`**${path}`, (route) => route.fulfill({ contentType: 'text/html', body: before }))
  await page.goto(path)
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.locator('main header')).toHaveCount(0)
  const first = await page.getByRole('main').boundingBox()
  await page.unrouteAll()
  await page.goto(path)
  await expect(page.locator('h1')).toBeVisible()
  const whole = await page.getByRole('main').boundingBox()
  expect([first?.x, first?.y]).toEqual([whole?.x, whole?.y])
})

for (const path of ['/Brand/intro', '/visit']) {
  test(`the skip link of ${path} leads to the start of the content, not beneath the header`, async ({ page }) => {
    await page.goto(path)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })
}

test('the picture is enlarged past 200 px, and returns', async ({ page }) => {
  await page.goto('/Brand/intro')
  const picture = page.locator('main :is(.header-over, .header-over-phone) picture img')
  await page.evaluate(() => scrollTo(0, 200))
  await expect(picture).toHaveCSS('transform', 'none')
  await page.evaluate(() => scrollTo(0, 201))
  await expect(picture).toHaveCSS('transform', /^matrix\(1\.04,/)
  await page.evaluate(() => scrollTo(0, 0))
  await expect(picture).toHaveCSS('transform', /none|^matrix\(1, 0, 0, 1/)
})

test('a picture further down fades in as it comes into view', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/pictures\//, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/Brand/intro', { waitUntil: 'domcontentloaded' })
  await page
    .locator('main img[loading=lazy]')
    .first()
    .evaluate((picture) => {
      picture.addEventListener('load', () => {
        const frames = picture.getAnimations().flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes())
        Object.assign(window, { fade: frames.map(({ opacity }) => opacity) })
      })
      picture.scrollIntoView()
    })
  release()
  await expect.poll(() => page.evaluate(() => (window as { fade?: unknown }).fade)).toEqual(['0', '1'])
})

test.describe('reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('the title is there at once', async ({ page }) => {
    await page.goto('/Brand/intro')
    expect(await opacityAt(page, [0])).toEqual([1])
  })
})
