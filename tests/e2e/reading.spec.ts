import { expect, test, type Locator, type Page } from '@playwright/test'
import { homeSections, listHomeSections } from '@/components/home/home-sections'
import { home } from '@/content/home'
import { maps } from '@/content/plans/maps'
import { homeSchema } from '@/lib/content/schemas/home'

const homeSectionList = listHomeSections(homeSchema.parse(home))

/**
 * Screen reader output, section by section, recorded in reading.spec.ts-recorded/; a person reviews its changes. Update: `npx
 * playwright test tests/e2e/reading.spec.ts --update-snapshots`.
 */
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const NOTICE = '이미지컷: 실제와 다를 수 있습니다'
const count = (text: string, part: string) => text.split(part).length - 1

/** The output once scripts have added the slider's button and the tools of drawings. */
async function ariaSnapshotOf(part: Locator): Promise<string> {
  await part.scrollIntoViewIfNeeded()
  await part.page().waitForLoadState('networkidle')
  return part.ariaSnapshot()
}

const open = (page: Page, path: string) => page.goto(path, { waitUntil: 'networkidle' })

test('home: each section reads as recorded, and is named by its entry of the side index', async ({ page }) => {
  await open(page, '/')
  for (const [index, section] of homeSectionList.entries()) {
    const part = page.locator(`#${section.id}`)
    await part.scrollIntoViewIfNeeded()
    if (section.id === homeSections.living.id) await expect(part.getByRole('button', { name: '자동 넘김 시작' })).toBeVisible()
    // The tools of a drawing hydrate when it comes into view, and appear with a later style sheet.
    await expect(part.locator('[data-zoomable] button[aria-haspopup=dialog]')).toHaveCount(await part.locator('[data-zoomable]').count())
    const shown = part.locator('[data-zoomable]').filter({ visible: true })
    await expect(shown.locator('button[aria-haspopup=dialog]').filter({ visible: true })).toHaveCount(await shown.count())
    const reading = await ariaSnapshotOf(part)
    expect.soft(count(reading, NOTICE), `the notice about pictures in ${section.label}`).toBeLessThanOrEqual(1)
    expect.soft(reading).toMatchSnapshot(`home-${section.id}.txt`)
    // The first entry leads to the top, whose heading is the page's own.
    if (index > 0) await expect.soft(page.locator(`section#${section.id}`)).toHaveAccessibleName(new RegExp(section.label))
  }
})

test('a plan reads as recorded, part by part', async ({ page }) => {
  await open(page, '/FloorPlan/84A')
  // Appears with a later style sheet.
  await expect(page.getByText('마우스로 이동').first()).toBeVisible()
  for (const [part, selector] of [
    ['unit-plan', 'section[aria-labelledby="unit-plan"]'],
    ['features', 'section#features'],
    ['areas', 'section#areas'],
  ] as const)
    expect.soft(await ariaSnapshotOf(page.locator(selector))).toMatchSnapshot(`plan-${part}.txt`)
})

test('the registration form reads as recorded', async ({ page }) => {
  await open(page, '/Promotion/Customer')
  expect(await ariaSnapshotOf(page.getByRole('main').locator('form'))).toMatchSnapshot('registration-form.txt')
})

test('a map is described once, and named by its heading', async ({ page }) => {
  await open(page, '/LocationEnvironment/intro')
  const reading = await page.getByRole('main').ariaSnapshot()
  for (const { title, description } of [maps.region, maps.district]) {
    expect(count(reading, description)).toBe(1)
    await expect(page.getByRole('heading', { name: title })).toHaveCount(1)
  }
})

test('Page Down moves from wherever the focus is', async ({ page }) => {
  await open(page, '/')
  const controls = page.getByRole('main').locator('a[href], summary, button, [tabindex="0"], input:not([type=checkbox], [type=hidden])')
  const scrolled = () => page.evaluate(() => scrollY)
  /** Waits for ten equal frames in a row: a key pressed while the page still moves would extend that movement. */
  const settled = () =>
    page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          let [place, frames] = [scrollY, 0]
          const look = () => {
            frames = scrollY === place ? frames + 1 : 0
            place = scrollY
            if (frames < 10) requestAnimationFrame(look)
            else resolve()
          }
          look()
        }),
    )
  for (const index of [0, 2, 5, 9, 14, 20, 26]) {
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    const control = controls.and(page.locator(':visible')).nth(index)
    await control.focus()
    await settled()
    const before = await scrolled()
    // On a busy machine the scrolling by focus may continue after ten equal frames: presses once more, as a person does.
    await expect(async () => {
      await page.keyboard.press('PageDown')
      await expect.poll(scrolled, { message: `from control ${index}`, timeout: 2_000 }).toBeGreaterThan(before)
    }).toPass()
  }
})
