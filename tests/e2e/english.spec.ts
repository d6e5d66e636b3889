import { expect, test } from '@playwright/test'
import { english } from '@/content/english'
import { overview } from '@/content/overview'
import { registration } from '@/content/registration'
import { site } from '@/content/site'
import { units } from '@/content/units'
import { englishRoutes, KOREAN_VERSIONS, routes, type EnglishPageId } from '@/lib/routes'
import { accessibilityFindings } from '../support/axe'

const PAGES = Object.entries(englishRoutes) as [EnglishPageId, string][]
const HANGUL = /[\uac00-\ud7a3]/
const person = { name: 'Ada Lovelace', phone: '010-3333-4444', birthdate: '851210' }

test('a reader of English finds the facts, the way there and the form, page by page', { tag: '@smoke' }, async ({ page }) => {
  await page.goto(englishRoutes.home)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(english?.pages.home.heading ?? '')
  await expect(page.locator('main')).toContainText(`${overview.facts.rentalHouseholds}`)
  for (const id of ['overview', 'units', 'location', 'contact'] as const) {
    const { label = '', heading = '' } = english?.pages[id] ?? {}
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: label, exact: true }).click()
    await expect(page).toHaveURL(englishRoutes[id])
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(page.getByRole('region', { name: english?.home.wayHeading }).getByRole('link')).toHaveCount(3)
  }
  // Map services are in Korean, and so is the sign over the door.
  await expect(page.getByRole('link', { name: 'Naver Map' })).toHaveAttribute('href', new RegExp(encodeURIComponent(site.name)))
})

for (const [id, path] of PAGES) {
  test(`${path} is English in all machine-readable parts, and passes axe`, async ({ page }) => {
    await page.goto(path)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    expect(await page.title()).not.toMatch(HANGUL)
    expect(await page.locator('meta[name=description]').getAttribute('content')).not.toMatch(HANGUL)
    await expect(page.locator('meta[property="og:locale"]')).toHaveAttribute('content', 'en_US')
    const picture = (property: string) => page.locator(`meta[property="og:image${property}"]`).getAttribute('content')
    expect(await picture('')).toContain('/share/')
    expect([await picture(':width'), await picture(':height')]).toEqual(['1200', '630'])
    expect(await picture(':alt')).not.toMatch(HANGUL)
    const graph = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '') as {
      '@graph': { '@type': string; inLanguage?: string }[]
    }
    for (const node of graph['@graph']) if (node.inLanguage !== undefined) expect(node.inLanguage).toBe('en')
    // Korean parts have `lang="ko"`: names, and the legally binding consent texts.
    const unmarked = await page.locator('body').evaluate((body) => {
      const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT)
      const found: string[] = []
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const { parentElement: parent, textContent } = text
        if (/[\uac00-\ud7a3]/.test(textContent ?? '') && parent && !parent.closest('script, style, [lang=ko]')) found.push(textContent ?? '')
      }
      return found
    })
    expect(unmarked).toEqual([])
    const korean = KOREAN_VERSIONS[id]
    await expect(page.locator('link[rel=alternate][hreflang]')).toHaveCount(korean ? 3 : 0)
    expect(await accessibilityFindings(page)).toEqual([])
  })
}

test('every type has its plan, with a list of its numbers in English', async ({ page }) => {
  await page.goto(englishRoutes.units)
  const drawings = page.getByRole('img', { name: /^Floor plan of type / })
  await expect(drawings).toHaveCount(units.types.length)
  for (const { id } of units.types) {
    const numbers = await page
      .getByRole('img', { name: `Floor plan of type ${id}` })
      .locator('circle + text')
      .allTextContents()
    const items = await page
      .getByRole('list', { name: `Numbers in the floor plan of type ${id}` })
      .getByRole('listitem')
      .allInnerTexts()
    expect(items.map((_, index) => String(index + 1))).toEqual(numbers)
    expect(items.filter((item) => !/^[A-Z][A-Za-z -]+( \d)? \d+\.\d ㎡$/.test(item))).toEqual([])
  }
})

test('each page links to itself in the other language, and both heads declare it', async ({ page, request }) => {
  for (const [id, path] of PAGES) {
    const korean = KOREAN_VERSIONS[id]
    if (!korean) continue
    const alternates = async (address: string) =>
      [...(await (await request.get(address)).text()).matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi)].map(([, language, href = '']) => [
        language,
        new URL(href).pathname,
      ])
    const both = [
      ['ko', routes[korean]],
      ['en', path],
      ['x-default', routes[korean]],
    ]
    expect(await alternates(path)).toEqual(both)
    expect(await alternates(routes[korean])).toEqual(both)
    const sitemap = await (await request.get('/sitemap.xml')).text()
    expect(sitemap).toMatch(new RegExp(`<loc>[^<]*${path}</loc>.*hreflang="ko"`))
  }
  await page.goto(routes.businessIntro)
  await page.getByRole('main').getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(englishRoutes.overview)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.getByRole('main').getByRole('link', { name: '한국어' }).click()
  await expect(page).toHaveURL(routes.businessIntro)
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko')
})

test('a registration in English gets an English response and is stored with the Korean consent text', async ({ page }) => {
  await page.goto(englishRoutes.contact)
  const form = page.getByRole('form', { name: english?.contact.formHeading })
  const box = form.getByRole('checkbox', { name: /^\[Required\]/ })
  await expect(box).toHaveAttribute('value', /^[0-9a-f]{64}$/)
  await form.getByText('Read the text').first().click()
  await expect(form.locator('[lang=ko]').getByText(registration.consents.privacy.refusal)).toBeVisible()

  await form.getByLabel('Name').fill(person.name)
  await form.getByLabel('Mobile number').fill('12')
  await form.getByLabel('Date of birth').fill(person.birthdate)
  // Until the form's script has come, the browser itself asks for the required box, and posts nothing.
  await expect(form).toHaveJSProperty('noValidate', true)
  await form.getByRole('button', { name: 'Register' }).click()
  await expect(form.getByLabel('Mobile number')).toHaveAccessibleDescription(/Please check your mobile number/)

  await form.getByLabel('Mobile number').fill(person.phone)
  await box.check()
  const answered = page.waitForResponse(/\/api\/registrations/)
  await form.getByRole('button', { name: 'Register' }).click()
  expect((await answered).status()).toBe(201)
  await expect(form.getByRole('status')).toHaveText(/Thank you, you are registered/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the form answers in English, keeps the input, and ends on an English page', async ({ page }) => {
    await page.goto(englishRoutes.contact)
    const form = page.getByRole('form', { name: english?.contact.formHeading })
    await form.getByLabel('Name').fill(person.name)
    await form.getByLabel('Mobile number').fill('12')
    await form.getByLabel('Date of birth').fill('851211')
    await form.getByRole('checkbox', { name: /^\[Required\]/ }).check()
    await form.getByRole('button', { name: 'Register' }).click()
    await expect(page).toHaveURL('/en/registration')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We could not register you')
    await expect(page.getByRole('alert')).toHaveText('Please check what you entered.')
    await page.getByLabel('Mobile number').fill('010-3333-5555')
    await page.getByRole('button', { name: 'Register' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are registered')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  })
})

test('a success after a form refused without script shows no error any more', async ({ page }) => {
  await page.route(/\/_next\/.*\.js/, (route) => route.abort())
  await page.goto(englishRoutes.contact)
  const form = page.getByRole('main').getByRole('form')
  await form.getByLabel('Name').fill(person.name)
  await form.getByLabel('Mobile number').fill('12')
  await form.getByLabel('Date of birth').fill('851212')
  await form.getByRole('checkbox', { name: /^\[Required\]/ }).check()
  await form.getByRole('button', { name: 'Register' }).click({ noWaitAfter: true })
  await expect(page).toHaveURL('/en/registration')

  await page.unroute(/\/_next\/.*\.js/)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We could not register you')
  await form.getByLabel('Name').focus()
  await expect(form).toHaveJSProperty('noValidate', true)
  await form.getByLabel('Mobile number').fill('010-3333-6666')
  await form.getByRole('button', { name: 'Register' }).click()
  await expect(page.getByRole('main').getByText(/Thank you, you are registered/)).toBeFocused()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are registered')
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
  await expect(form).toHaveCount(0)
})

test('the API answers in the language of its address', async ({ request, baseURL }) => {
  const nameError = async (address: string) => {
    const answer = await request.post(address, { data: { site: site.defaultPressSite, source: 'customer' }, headers: { origin: baseURL ?? '' } })
    expect(answer.status()).toBe(422)
    return ((await answer.json()) as { errors: Record<string, string> }).errors.name
  }
  expect(await nameError('/api/registrations?language=en')).toBe('Please enter your name.')
  expect(await nameError('/api/registrations?language=xx')).toMatch(HANGUL)
})
