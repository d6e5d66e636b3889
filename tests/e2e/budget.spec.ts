import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, type Locator, type Page } from '@playwright/test'
import { PRESS_PATH } from '../support/press-site'
import { kill, startSite } from '../support/own-site'
import { HEADLESS_SHELL } from '../run/chromium.mjs'
import { hydrated, pageCosts, routeCosts } from '../support/page-costs'
import { OTHER_HASHES, BUDGETS, OTHER_PAGES, WHOLE_BROWSER, type BudgetPage } from './budgets'

type Cost = keyof typeof BUDGETS

test.use({
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  // A trace fetches some files a second time.
  trace: 'off',
})

/** Articles that other tests write would change what the press list weighs. */
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

const measured: Partial<Record<BudgetPage, Partial<Record<Cost, number>>>> = {}
test.afterAll(() => {
  if (process.env.BUDGETS !== 'print' || Object.keys(measured).length === 0) return
  const lines = (Object.keys(BUDGETS) as Cost[]).map((cost) => {
    // After a failure the rest runs in another process, which prints what it has measured.
    const pages = Object.entries(measured).flatMap(([page, { [cost]: value }]) =>
      value === undefined ? [] : [`${page}: ${value.toLocaleString('en').replaceAll(',', '_')}`],
    )
    return `  ${cost}: { ${pages.join(', ')} },`
  })
  process.stdout.write(`${lines.join('\n')}\n`)
})

/** Through the phone's menu, as a visitor goes who knows what to look for. */
const menuLink =
  (path: string) =>
  async (page: Page): Promise<Locator> => {
    await page.getByRole('button', { name: '전체 메뉴' }).tap()
    const group = page.getByRole('navigation', { name: '전체 메뉴' }).locator('details', { has: page.locator(`a[href="${path}"]`) })
    await group.locator('summary').tap()
    return group.locator(`a[href="${path}"]`)
  }

const PAGES: Record<BudgetPage, { path: string; from: string; link: (page: Page) => Promise<Locator> }> = {
  home: { path: '/', from: '/Brand/intro', link: async (page) => page.getByRole('banner').getByRole('link', { name: /홈으로/ }) },
  unit: { path: '/FloorPlan/84A', from: '/', link: menuLink('/FloorPlan/84A') },
  location: { path: '/LocationEnvironment/intro', from: '/', link: menuLink('/LocationEnvironment/intro') },
  press: { path: PRESS_PATH, from: '/', link: menuLink(PRESS_PATH) },
  article: {
    path: `${PRESS_PATH}/registration-and-caution`,
    from: PRESS_PATH,
    link: async (page) => page.locator('main').locator('a[href$="/registration-and-caution"]').first(),
  },
}

const names = Object.keys(PAGES) as BudgetPage[]

const limitOf = (cost: Cost, name: BudgetPage) => {
  const isShell = test.info().project.use.launchOptions?.executablePath === HEADLESS_SHELL
  return BUDGETS[cost][name] + (OTHER_HASHES[cost] ?? 0) + (isShell ? 0 : (WHOLE_BROWSER[cost] ?? 0))
}

/** Each cost within its limit; of a page of which nothing was counted every budget is kept, so `some` must not be 0. */
function expectWithin(name: BudgetPage, costs: Partial<Record<Cost, number>>, some: readonly Cost[]): void {
  measured[name] = { ...measured[name], ...costs }
  for (const [cost, value] of Object.entries(costs) as [Cost, number][]) {
    expect.soft(value, `${cost} of ${name}`).toBeLessThanOrEqual(limitOf(cost, name))
    if (some.includes(cost)) expect.soft(value, `${cost} of ${name}`).toBeGreaterThan(0)
  }
}

/** On a page that has hydrated. */
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

/** On a server that they share, other tests post articles and edit the hours, after which a page is rendered at run time. */
const unchanging = names.filter((name) => !process.env.BASE_URL || !['press', 'article', 'location'].includes(name))
for (const name of unchanging) {
  test(`${name} keeps to its budgets, and the framework comes after the content`, async ({ page }) => {
    const costs = await pageCosts(page, origin + PAGES[name].path)
    expectWithin(name, costs, ['html', 'inlineCss', 'scriptAfterLoad', 'fonts', 'pictures', 'fontFaces', 'hydrated'])
    await expectFrameworkAfterContent(page)
  })

  test(`the way to ${name} by a link keeps to its budgets`, async ({ page }) => {
    expectWithin(name, await routeCosts(page, origin + PAGES[name].from, PAGES[name].link), ['routeBytes'])
  })
}

for (const route of [
  '/Brand/intro',
  '/BusinessGuide/intro',
  '/ComplexGuide/community',
  '/FloorPlan/Emodel',
  '/Interior/84A',
  '/SalesInfo/guide',
  '/Promotion/Customer',
  '/privacy',
]) {
  test(`${route} keeps to its byte budget, and the framework comes after the content`, async ({ page }) => {
    const { scriptAfterLoad, fonts, total } = await pageCosts(page, origin + route)
    await expectFrameworkAfterContent(page)
    expect(Math.min(scriptAfterLoad, fonts)).toBeGreaterThan(0)
    expect.soft(scriptAfterLoad, 'scripts').toBeLessThanOrEqual(OTHER_PAGES.scripts)
    expect.soft(fonts, 'fonts').toBeLessThanOrEqual(OTHER_PAGES.fonts)
    expect.soft(total, 'everything').toBeLessThanOrEqual(OTHER_PAGES.total)
  })
}

test('the framework is compiled as it arrives, beside the main thread', async ({ page }) => {
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
