import { Key } from 'selenium-webdriver'
import { ADMIN } from '../support/administrator'
import { PRESS_PATH, PRESS_SITE } from '../support/press-site'
import { expect, test } from './webkit-driver'
import { freshPhone } from '../support/people'

const SUCCESS = '등록이 완료되었습니다'
const HERO = "document.querySelector('main picture > img:not([aria-hidden])')"
const PLAN_WIDTH = "return document.querySelector('[data-zoom-content]').getBoundingClientRect().width"

test('the home page is readable: its heading, its first picture, its fonts, and nothing wider than the screen', async ({ person }) => {
  await person.open('/')
  await person.see('h1')
  await person.until(`return ${HERO}.complete && ${HERO}.naturalWidth > 0`)
  expect(await person.evaluate('return document.documentElement.scrollWidth - document.documentElement.clientWidth')).toBeLessThanOrEqual(0)
  expect(await person.evaluate('return [...document.fonts].filter((font) => font.status === "loaded").length')).toBeGreaterThan(0)
  expect(await person.evaluate('return [...document.fonts].filter((font) => font.status === "error").length')).toBe(0)
  await person.hydrated()
  await person.press(person.see('//summary[normalize-space(.)="입지환경"]'))
  await person.see('#business figure')
})

test('the menu opens, a group in it opens, and a link in it leads on and closes it', async ({ person }) => {
  await person.open('/Brand/intro')
  await person.hydrated()
  await person.press(person.button('전체 메뉴'))
  await person.see('nav[aria-label="전체 메뉴"]')
  await person.press(person.see('//nav[@aria-label="전체 메뉴"]//summary[contains(., "사업개요")]'))
  await person.press(person.see('//nav[@aria-label="전체 메뉴"]//a[normalize-space(.)="공급일정"]'))
  await person.at(/\/BusinessGuide\/plan$/)
  await person.hidden('nav[aria-label="전체 메뉴"] a')
})

test('a visit is booked in the popup, and the way back is one step', async ({ person }) => {
  await person.open('/Brand/intro')
  await person.hydrated()
  await person.press(person.see('[aria-label="빠른 상담"] [data-popup-open]'))
  await person.type('dialog input[name=name]', '홍길동')
  await person.type('dialog input[name=phone]', freshPhone())
  await person.type('dialog input[name=birthdate]', '950527')
  await person.press(person.see('dialog input[name=privacyConsent]'))
  await person.press(person.see('dialog button[type=submit]'))
  await person.see(`//dialog//*[contains(normalize-space(.), "${SUCCESS}")]`)
  await person.driver.navigate().back()
  await person.hidden('dialog')
  await person.at(/\/Brand\/intro$/)
})

test('the popup closes with Escape and with its X, and keeps what was typed', async ({ person }) => {
  await person.open('/Brand/intro')
  await person.hydrated()
  const open = () => person.press(person.see('[aria-label="빠른 상담"] [data-popup-open]'))
  await open()
  await person.type('dialog input[name=name]', '홍길동')
  await (await person.see('dialog input[name=name]')).sendKeys(Key.ESCAPE)
  await person.hidden('dialog')
  await open()
  expect(await (await person.see('dialog input[name=name]')).getAttribute('value')).toBe('홍길동')
  await person.press(person.see('dialog [data-dialog-close]'))
  await person.hidden('dialog')
})

test('a unit plan is enlarged within its window, and its areas change to 평', async ({ person }) => {
  await person.open('/FloorPlan/84A')
  await person.hydrated()
  await person.see('[data-zoom-content] svg')
  const whole = await person.evaluate<number>(PLAN_WIDTH)
  await person.evaluate('document.querySelector("[data-zoomable]").scrollIntoView()')
  await person.press(person.see('//label[contains(., "2배")]'))
  await person.until(`return (() => { ${PLAN_WIDTH} })() > ${whole * 1.9}`)
  expect(await person.evaluate('return document.documentElement.scrollWidth - document.documentElement.clientWidth')).toBeLessThanOrEqual(0)
  await person.press(person.see('//label[normalize-space(.)="평"]'))
  await person.see('//table//*[contains(normalize-space(.), "25.70 평")]')
})

test('the location shows its maps and six highlights', async ({ person }) => {
  await person.open('/LocationEnvironment/intro')
  await person.see('main svg')
  expect(await person.evaluate('return document.querySelectorAll("#highlights h3").length')).toBe(6)
  expect(await person.evaluate('return document.documentElement.scrollWidth - document.documentElement.clientWidth')).toBeLessThanOrEqual(0)
})

test('the office signs in and posts; a visitor loads more articles, opens the last and comes back to where it was', async ({ person }) => {
  await person.open('/admin/sign-in')
  await person.type('input[name=email]', ADMIN.email)
  await person.type('input[name=password]', ADMIN.password)
  await person.press(person.button('로그인'))
  await person.see('//h1[normalize-space(.)="오늘 할 일"]')
  const posted = await person.driver.executeAsyncScript<number[]>(
    `
    const done = arguments[arguments.length - 1]
    Promise.all(Array.from({ length: 12 }, (_, n) => fetch('/api/press', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ site: arguments[0], title: '기사 ' + n, summary: '요약' }) }).then(({ status }) => status))).then(done)
  `,
    PRESS_SITE,
  )
  expect(new Set(posted)).toEqual(new Set([201]))

  await person.driver.manage().deleteAllCookies()
  await person.open(PRESS_PATH)
  await person.hydrated()
  const rows = () => person.evaluate<number>('return document.querySelectorAll("tbody tr").length')
  expect(await rows()).toBe(10)
  await person.press(person.button('더보기'))
  await person.until('return document.querySelectorAll("tbody tr").length > 10')
  const all = await rows()
  await person.press(person.see('(//tbody//a)[last()]'))
  await person.press(person.see('//a[normalize-space(.)="목록으로"]'))
  await person.until(`return document.querySelectorAll("tbody tr").length === ${all}`)
})

test('the tour opens from its poster, in panoramas or, where the machine draws none, in pictures', async ({ person }) => {
  await person.open('/FloorPlan/Emodel')
  await person.hydrated()
  await person.press(person.see('//summary[contains(., "VR 보기")]'))
  const frame = await person.see('iframe')
  await person.driver.switchTo().frame(frame)
  await person.until('return /거실입니다|360도 화면을 볼 수 없습니다/.test(document.body.innerText)')
  await person.see('//nav[@aria-label="공간 이동"]//button | //main//img')
})

test.describe('without JavaScript', () => {
  test.use({ javaScript: false })

  test('a form is sent by the browser itself and ends on its result', async ({ person }) => {
    await person.open('/Promotion/Customer')
    await person.type('main input[name=name]', '홍길동')
    await person.type('main input[name=phone]', freshPhone())
    await person.type('main input[name=birthdate]', '950527')
    await person.press(person.see('main input[name=privacyConsent]'))
    await person.press(person.see('main button[type=submit]'))
    await person.see('//h1[normalize-space(.)="등록 완료"]')
    await person.at(/\/registration$/)
  })

  test('the menu opens and leads on', async ({ person }) => {
    await person.open('/Brand/intro')
    await person.press(person.button('전체 메뉴'))
    await person.press(person.see('//nav[@aria-label="전체 메뉴"]//summary[contains(., "사업개요")]'))
    await person.press(person.see('//nav[@aria-label="전체 메뉴"]//a[normalize-space(.)="공급일정"]'))
    await person.at(/\/BusinessGuide\/plan$/)
  })
})
