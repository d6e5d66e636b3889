/** @jest-environment jsdom */
import { startOverlays } from '@/components/behaviour/overlays'
import { NAVIGATED } from '@/components/navigation/navigated'

/** jsdom has no popovers: the menu is what browsers without them get, shown by `data-open`. */
const menu = () => document.querySelector('nav')
const press = (name: string) => [...document.querySelectorAll('a')].find(({ textContent }) => textContent === name)?.click()

beforeAll(() => {
  // jsdom follows no links, and says so.
  document.addEventListener('click', (event) => event.preventDefault(), true)
  startOverlays()
})
beforeEach(() => {
  jest.useFakeTimers()
  document.body.innerHTML = `<nav popover data-open>
    <a href="/Brand/intro">브랜드</a><a href="#units">세대안내</a><a href="tel:15338848">전화</a>
    <a href="/Promotion/Customer" data-popup-open>등록</a>
  </nav>`
})
afterEach(() => jest.useRealTimers())

test('the slide menu stays until the page that was chosen in it is there', () => {
  press('브랜드')
  expect(menu()?.hasAttribute('data-open')).toBe(true)
  document.dispatchEvent(new Event(NAVIGATED))
  // The page takes the focus first: a menu that closes with the focus in it hands it to its button.
  expect(menu()?.hasAttribute('data-open')).toBe(true)
  jest.advanceTimersToNextFrame()
  expect(menu()?.hasAttribute('data-open')).toBe(false)
  // Opened again meanwhile, it is not closed by what was pressed before.
  menu()?.setAttribute('data-open', '')
  jest.runAllTimers()
  expect(menu()?.hasAttribute('data-open')).toBe(true)
})

test('it leaves before a page that takes its time', () => {
  press('브랜드')
  jest.advanceTimersByTime(399)
  expect(menu()?.hasAttribute('data-open')).toBe(true)
  jest.advanceTimersByTime(1)
  expect(menu()?.hasAttribute('data-open')).toBe(false)
})

test.each(['세대안내', '전화', '등록'])('it leaves at once for what opens no other page: %s', (name) => {
  press(name)
  expect(menu()?.hasAttribute('data-open')).toBe(false)
})
