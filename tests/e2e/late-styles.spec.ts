import { expect, test, type JSHandle, type Page } from '@playwright/test'
import { hydrated } from '../support/page-costs'

/* A page contains the rules that it needs. The framework's whole style sheets arrive after the first paint, one by one and in
   any order: a global rule with a component's specificity would win until the component's sheet has arrived. */

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } })

const FRAMEWORK = /\/_next\/static\/.*\.js/
/** The style sheets that the framework fetches for the page, as the document lists them. */
const sheetsOf = (html: string) => [...new Set(html.match(/\/_next\/static\/chunks\/[\w~.-]+\.css/g))]
/** Position of every element: `H1.title 268+31`, px from the document's top and of height. */
const places = (page: Page) =>
  page.locator('header, main, main *').evaluateAll((elements) =>
    elements.map((element) => {
      const { top, height } = element.getBoundingClientRect()
      return `${element.tagName}.${element.getAttribute('class') ?? ''} ${Math.round(top + scrollY)}+${Math.round(height)}`
    }),
  )
const addSheet = (page: Page, path: string) =>
  page.evaluateHandle(
    (href) =>
      new Promise<HTMLLinkElement>((resolve, reject) => {
        const link = document.createElement('link')
        Object.assign(link, { rel: 'stylesheet', href, onload: () => resolve(link), onerror: reject })
        document.head.append(link)
      }),
    path,
  )

for (const path of ['/LocationEnvironment/intro', '/FloorPlan/84A', '/Promotion/Customer']) {
  test(`${path}: none of the framework’s style sheets moves anything by itself`, async ({ page, request }) => {
    const sheets = sheetsOf(await (await request.get(path)).text())
    expect(sheets.length).toBeGreaterThan(1)
    await page.route(FRAMEWORK, (route) => route.abort())
    await page.goto(path)
    await page.evaluate(() => document.fonts.ready)
    const before = await places(page)
    for (const sheet of sheets) {
      const link = await addSheet(page, sheet)
      await page.evaluate(() => document.fonts.ready)
      const after = await places(page)
      // The first moved element moved the rest.
      expect(before.flatMap((place, index) => (place === after[index] ? [] : [`${place} → ${after[index]}`])).slice(0, 8), sheet).toEqual([])
      await link.evaluate((added) => added.remove())
    }
  })
}

/** Computed styles of each of `elements`; null where it is hidden. */
const shown = (elements: JSHandle<Element[]>) =>
  elements.evaluate((all) =>
    all.map((element) => {
      if (!element.checkVisibility({ visibilityProperty: true })) return null
      const { display, position, backgroundColor, borderTopWidth, paddingLeft } = getComputedStyle(element)
      return {
        name: `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent.slice(0, 20)}`,
        style: [display, position, backgroundColor, borderTopWidth, paddingLeft].join(' | '),
      }
    }),
  )

for (const path of ['/', '/ComplexGuide/intro', '/FloorPlan/84A', '/LocationEnvironment/intro'])
  test(`${path}: elements added by the framework are styled before the whole sheets arrive`, async ({ page }) => {
    await page.goto(path)
    await hydrated(page)
    // Parts further down hydrate later, and add the tools of their drawings.
    await expect(page.locator('[data-zoomable] button[aria-haspopup=dialog]')).toHaveCount(await page.locator('[data-zoomable]').count())
    const elements = await page.evaluateHandle(() => [...document.querySelectorAll('main *')])
    const before = await shown(elements)
    await page.evaluate(() =>
      Promise.all(
        [...document.querySelectorAll<HTMLLinkElement>('link[disabled]')].map(
          (link) =>
            new Promise((resolve) => {
              link.addEventListener('load', resolve, { once: true })
              link.removeAttribute('disabled')
            }),
        ),
      ),
    )
    const after = await shown(elements)
    const restyled = before.flatMap((each, index) =>
      each === null || each.style === after[index]?.style ? [] : [[each.name, each.style, after[index]?.style]],
    )
    expect(restyled.slice(0, 8)).toEqual([])
  })
