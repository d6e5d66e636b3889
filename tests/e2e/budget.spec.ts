import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, type Locator, type Page } from '@playwright/test'
import { PRESS_PATH } from '../support/press-site'
import { kill, startSite } from '../support/own-site'
import { HEADLESS_SHELL } from '../run/chromium.mjs'
import { hydrated, pageCosts, routeCosts } from '../support/page-costs'
import { limitOf, record, recordMode, WHOLE_BROWSER_BYTES, type Costs } from './budgets'

test.use({
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  // A trace fetches some files a second time.
  trace: 'off',
})

/** Articles of other tests would change the size of the press list. */
let site: Awaited<ReturnType<typeof startSite>>
let origin: string
let directory: string
test.beforeAll(async ({ baseURL }) => {
  origin = baseURL ?? 'http://localhost:3000'
  if (process.env.BASE_URL) return
  directory = mkdtempSync(join(tmpdir(), 'budget-'))
  site = await startSite(directory, origin)
  origin = site.url
})
test.afterAll(async () => {
  if (process.env.BASE_URL) return
  await kill(site.process)
  rmSync(directory, { recursive: true })
})

const measured: Record<string, Costs> = {}
test.afterAll(() => {
  if (recordMode) record(measured, recordMode)
})

/** Through the phone's menu, as a visitor who knows the page does. */
const menuLink =
  (path: string) =>
  async (page: Page): Promise<Locator> => {
    await page.getByRole('button', { name: '전체 메뉴' }).tap()
    const group = page.getByRole('navigation', { name: '전체 메뉴' }).locator('details', { has: page.locator(`a[href="${path}"]`) })
    await group.locator('summary').tap()
    return group.locator(`a[href="${path}"]`)
  }

interface Way {
  readonly path: string
  readonly from: string
  readonly link: (page: Page) => Promise<Locator>
  /** Sequential requests before the new heading: none where the opened menu group prefetched the page. */
  readonly roundTrips: number
}

const ARTICLE_PATH = `${PRESS_PATH}/registration-and-caution`
/** The most common first page of each template, and the route change to it. */
const WAYS: readonly Way[] = [
  { path: '/', from: '/Brand/intro', link: async (page) => page.getByRole('banner').getByRole('link', { name: /홈으로/ }), roundTrips: 2 },
  { path: '/FloorPlan/84A', from: '/', link: menuLink('/FloorPlan/84A'), roundTrips: 0 },
  { path: '/LocationEnvironment/intro', from: '/', link: menuLink('/LocationEnvironment/intro'), roundTrips: 0 },
  { path: PRESS_PATH, from: '/', link: menuLink(PRESS_PATH), roundTrips: 2 },
  { path: ARTICLE_PATH, from: PRESS_PATH, link: async (page) => page.locator('main').locator('a[href$="/registration-and-caution"]').first(), roundTrips: 2 },
]
const OTHER_PATHS = [
  '/Brand/intro',
  '/BusinessGuide/intro',
  '/ComplexGuide/community',
  '/FloorPlan/Emodel',
  '/Interior/84A',
  '/SalesInfo/guide',
  '/Promotion/Customer',
  '/privacy',
]

/** Checks each cost against its limit; fails where nothing was counted, which would meet every budget. */
function expectWithin(address: string, costs: Costs): void {
  const path = decodeURI(address)
  measured[path] = { ...measured[path], ...costs }
  if (recordMode === 'record') return
  const isShell = test.info().project.use.launchOptions?.executablePath === HEADLESS_SHELL
  for (const [cost, value] of Object.entries(costs) as [keyof Costs, number][]) {
    expect.soft(value, `${cost} of ${path}`).toBeLessThanOrEqual(limitOf(path, cost) + (cost === 'total' && !isShell ? WHOLE_BROWSER_BYTES : 0))
    expect.soft(value, `${cost} of ${path}`).toBeGreaterThan(0)
  }
}

/** After the page has hydrated. */
async function expectFrameworkAfterContent(page: Page): Promise<void> {
  const { painted, framework } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
    framework: Math.min(
      ...performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\/_next\/.*\.js/.test(name))
        .map(({ startTime }) => startTime),
    ),
  }))
  expect(framework).toBeLessThan(Infinity)
  expect(framework).toBeGreaterThan(painted)
}

/** On a shared server, other tests post articles and edit the hours, after which pages are rendered at run time. */
const isUnchanging = (path: string) => !process.env.BASE_URL || ![PRESS_PATH, ARTICLE_PATH, '/LocationEnvironment/intro'].includes(path)

for (const path of [...WAYS.map((way) => way.path), ...OTHER_PATHS].filter(isUnchanging)) {
  test(`${path} keeps to its byte budget, and the framework comes after the content`, async ({ page }) => {
    expectWithin(path, await pageCosts(page, origin + path))
    await expectFrameworkAfterContent(page)
  })
}

for (const { path, from, link, roundTrips } of WAYS.filter((way) => isUnchanging(way.path))) {
  test(`the route change to ${path} keeps to its byte budget and its round trips`, async ({ page }) => {
    const { route, roundTrips: waited } = await routeCosts(page, origin + from, link)
    expectWithin(path, { route })
    expect(waited).toBeLessThanOrEqual(roundTrips)
  })
}

test("the framework's scripts are compiled off the main thread as they arrive", async ({ page }) => {
  const scripts: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text())
  })
  await page.goto(`${origin}/`)
  await hydrated(page)
  const large = (await Promise.all(scripts)).filter((script) => script.length > 100_000)
  expect(large.length).toBeGreaterThan(0)
  for (const script of large) expect(script).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
})
