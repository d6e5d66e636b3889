import { expect, test, type Page } from '@playwright/test'
import { seedArticles } from '@/content/press-articles'
import { doubleText, setTextSize } from '../support/large-text'
import { PRESS_PATH } from '../support/press-site'
import { resize } from '../support/resize'
import { TEMPLATES } from './templates'

/* Korean is broken between words only (docs/korean-style.md, `word-break: keep-all`); where a column is too narrow, the net of
 * `overflow-wrap: anywhere` tears them instead. */

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const WIDTHS = [320, 390, 768, 1024]
const longestWord = (title: string) => Math.max(...title.split(' ').map((word) => word.length))
const article = seedArticles.toSorted((a, b) => longestWord(b.title) - longestWord(a.title))[0]!
const ARTICLE = `${PRESS_PATH}/${article.id}`
/** Where words were torn: tables, titles beside a picture, English beside figures. The rest is looked at nightly. */
const NARROW = ['/', '/BusinessGuide/intro', '/FloorPlan/84A', ARTICLE, '/en/units']

/** Every line that ends within a word of at most `longest` letters, as `피트니스센터부|터`; an address may be torn. */
const tornWords = (page: Page, longest = Number.MAX_SAFE_INTEGER) =>
  page.evaluate((letters) => {
    const LETTER = /[\p{L}\p{N}]/u
    const torn: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      const text = node.textContent ?? ''
      if (!parent?.checkVisibility({ visibilityProperty: true }) || parent.closest('script, style, svg, option') || text.includes('@')) continue
      // Off the screen, or one pixel for a screen reader: nobody sees its lines.
      const { right, width } = parent.getBoundingClientRect()
      if (right < 0 || width <= 1) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      if (range.getClientRects().length < 2) continue
      let before: DOMRect | undefined
      for (let at = 0; at < text.length; at += 1) {
        range.setStart(node, at)
        range.setEnd(node, at + 1)
        const box = [...range.getClientRects()].at(-1)
        if (before && box && box.top >= before.bottom - 2 && LETTER.test(text[at - 1]!) && LETTER.test(text[at]!)) {
          const word = /\S*$/.exec(text.slice(0, at))![0] + /^\S*/.exec(text.slice(at))![0]
          if (word.length <= letters) torn.push(`${text.slice(Math.max(0, at - 8), at)}|${text.slice(at, at + 4)}`)
        }
        before = box
      }
    }
    return torn
  }, longest)

/** Headings and leads whose last line is shorter than a fifth of their longest, as `네 개 / 단지`; small words of a state beside a title share its line. */
const shortEndings = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = []
    for (const element of document.querySelectorAll('h1, h2, h3, .lead')) {
      if (!element.checkVisibility({ visibilityProperty: true }) || element.getBoundingClientRect().width <= 1) continue
      const lines: { bottom: number; left: number; right: number }[] = []
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const range = document.createRange()
        range.selectNodeContents(node)
        for (const { bottom, top, left, right } of range.getClientRects()) {
          // By its middle: letters of a serif are higher than their line.
          const line = lines.find((each) => (top + bottom) / 2 < each.bottom)
          if (line) Object.assign(line, { left: Math.min(line.left, left), right: Math.max(line.right, right) })
          else lines.push({ bottom, left, right })
        }
      }
      const widths = lines.map(({ left, right }) => right - left)
      if (widths.length > 1 && widths.at(-1)! < Math.max(...widths) / 5) found.push(element.textContent?.trim() ?? '')
    }
    return found
  })

/** The home page shows one panel of several, and lays out what is in view. */
const showAll = (page: Page) =>
  page.evaluate(() => {
    for (const section of document.querySelectorAll<HTMLElement>('main > section')) section.style.contentVisibility = 'visible'
    for (const panel of document.querySelectorAll<HTMLDetailsElement>('main > section details')) panel.open = true
  })

for (const path of [...TEMPLATES, ARTICLE, '/visit', '/en/location', '/en/units'])
  test(`${decodeURI(path)}: no line ends within a word, and no title in a short one, from a phone to a small desktop${NARROW.includes(path) ? '' : ' @nightly'}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: WIDTHS[0]!, height: 900 })
    await page.goto(path)
    await page.evaluate(() => document.fonts.ready)
    if (path === '/') await showAll(page)
    for (const width of WIDTHS) {
      await resize(page, { width, height: 900 })
      await expect.poll(() => tornWords(page), `${width} px`).toEqual([])
      expect(await shortEndings(page), `${width} px`).toEqual([])
    }
  })

test.describe('with text of 150 %', () => {
  test.beforeEach(async ({ page }) => {
    await setTextSize(page, 150)
  })

  test('an article: neither its title nor what is said of it is torn on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(ARTICLE)
    await page.evaluate(() => document.fonts.ready)
    await expect.poll(() => tornWords(page)).toEqual([])
  })
})

test('with text of 125 %, no term or value of the English footer is torn', async ({ page }) => {
  await setTextSize(page, 125)
  await page.setViewportSize({ width: WIDTHS[0]!, height: 900 })
  await page.goto('/en/location')
  await page.getByText('Business details').click()
  await page.evaluate(() => document.fonts.ready)
  for (const width of WIDTHS) {
    await resize(page, { width, height: 900 })
    await expect.poll(() => tornWords(page), `${width} px`).toEqual([])
  }
})

/** With text of 200 % a word of more letters is wider than a phone. */
const LONGEST_AT_200 = 9
/** Where words were torn in lists, figures and a scale. The rest is looked at nightly. */
const NARROW_AT_200 = ['/', '/LocationEnvironment/primium', '/ComplexGuide/detailintro', '/FloorPlan/Emodel', '/Promotion/Customer']

for (const path of [...TEMPLATES, PRESS_PATH, ARTICLE, '/visit', '/en/contact', '/en/location', '/en/units'])
  test(`${decodeURI(path)}: no word is torn on a phone with text of 200 %${NARROW_AT_200.includes(path) ? '' : ' @nightly'}`, async ({ page }) => {
    await doubleText(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(path)
    await page.evaluate(() => document.fonts.ready)
    if (path === '/') await showAll(page)
    await expect.poll(() => tornWords(page, LONGEST_AT_200)).toEqual([])
  })
