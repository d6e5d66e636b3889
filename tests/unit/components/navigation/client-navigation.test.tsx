/** @jest-environment jsdom */
import { fireEvent, render } from '@testing-library/react'
import { ClientNavigation } from '@/components/navigation/client-navigation'
import { OVERLAYS } from '@/components/navigation/entry-state'
import { NAVIGATED } from '@/components/navigation/navigated'
import { ROUTER_MARK } from '@/lib/delivery/next/router-state'

const router = { push: jest.fn(), replace: jest.fn(), prefetch: jest.fn() }
let pathname = '/'
jest.mock('next/navigation', () => ({ useRouter: () => router, usePathname: () => pathname }))

const scroll = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
/** What the browser would follow by itself; jsdom follows nothing. */
const left = jest.fn()

const LINKS = `
  <a id="page" href="/Brand/intro?a=1#b"><span>브랜드</span></a>
  <a id="top" href="/Brand/video">영상</a>
  <a id="here" href="/#units">세대</a>
  <a id="file" href="/files/notice.pdf">공고문</a>
  <a id="endpoint" href="/api/admin/export">내려받기</a>
  <a id="download" href="/plan" download>평면도</a>
  <a id="window" href="/Brand/intro" target="_blank">새 창</a>
  <a id="foreign" href="https://other.example/">다른 사이트</a>
  <a id="popup" href="/Promotion/Customer" data-popup-open>관심고객 등록</a>`

function show() {
  const view = render(
    <>
      <main>
        <h1>제목</h1>
        <div dangerouslySetInnerHTML={{ __html: LINKS }} />
      </main>
      <ClientNavigation />
    </>,
  )
  return {
    ...view,
    /** The router has the page at `path` on the screen. */
    arrive(path: string) {
      pathname = path
      history.pushState({ [ROUTER_MARK]: true }, '', path)
      view.rerender(
        <>
          <main id="content">
            <h1>새 제목</h1>
            <section data-testid="below">…</section>
          </main>
          <ClientNavigation />
        </>,
      )
    },
  }
}
const link = (id: string) => document.getElementById(id) as HTMLElement

beforeEach(() => {
  jest.clearAllMocks()
  pathname = '/'
  history.replaceState({ [ROUTER_MARK]: true }, '', '/')
  const browser = (event: Event) => {
    if (!event.defaultPrevented) left((event.target as Element).id)
    event.preventDefault()
  }
  window.addEventListener('click', browser, { once: true })
})

test('a link to a page is followed by the router, from whatever is pressed in it', () => {
  show()
  fireEvent.click(link('page').firstElementChild as Element)
  expect(router.push).toHaveBeenCalledWith('/Brand/intro?a=1#b')
  expect(left).not.toHaveBeenCalled()
})

test.each(['here', 'file', 'endpoint', 'download', 'window', 'foreign', 'popup'])('the browser is left the link "%s"', (id) => {
  show()
  fireEvent.click(link(id))
  expect(router.push).not.toHaveBeenCalled()
  expect(left).toHaveBeenCalledWith(id)
})

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])('a press that opens elsewhere is the browser’s: %o', (init) => {
  show()
  fireEvent.click(link('page'), init)
  expect(router.push).not.toHaveBeenCalled()
})

test.each(OVERLAYS)('from inside a %s its entry is used up', (overlay) => {
  show()
  history.replaceState({ [ROUTER_MARK]: true, [overlay]: true }, '', '/')
  fireEvent.click(link('page'))
  expect(router.replace).toHaveBeenCalledWith('/Brand/intro?a=1#b')
  expect(router.push).not.toHaveBeenCalled()
})

test('a page that was followed begins at its top, with the focus on its heading', () => {
  const heard = jest.fn()
  document.addEventListener(NAVIGATED, heard, { once: true })
  const { arrive, getByRole } = show()
  fireEvent.click(link('page'))
  arrive('/Brand/intro')
  expect(heard).toHaveBeenCalledTimes(1)
  expect(scroll).toHaveBeenCalledWith({ top: 0, behavior: 'instant' })
  expect(document.activeElement).toBe(getByRole('heading'))
})

test.each([
  ['to its top', 'top', 'hidden'],
  ['to a place in it', 'page', ''],
  ['by Back', null, ''],
])('what is below the window is laid out later only of a page that a link led to the top of: %s, %s', (_, pressed, visibility) => {
  const measured = jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top: innerHeight } as DOMRect)
  const { arrive, getByTestId } = show()
  if (pressed) fireEvent.click(link(pressed))
  arrive('/Brand/video')
  expect(getByTestId('below').style.contentVisibility).toBe(visibility)
  measured.mockRestore()
})

test('a page is set in the fonts of its part of the site, and what was set before in its own', () => {
  const { arrive } = show()
  const main = document.querySelector('main')
  expect(main).not.toHaveAttribute('class')
  for (const [path, part] of [
    ['/FloorPlan/84A', 'FloorPlan'],
    ['/FloorPlan/59A', 'FloorPlan'],
    ['/%EA%B0%80-%EB%82%98/press', 'site'],
    ['/', 'home'],
  ] as const) {
    arrive(path)
    expect([...(document.querySelector('main')?.classList ?? [])]).toEqual([`set-${part}`])
  }
})

test('after Back and Forward place and focus are the browser’s', () => {
  const { arrive } = show()
  arrive('/Brand/intro')
  expect(scroll).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(document.body)
})

test('a mouse and the keyboard fetch a page ahead, a finger and the present page do not', () => {
  show()
  const keyboard = jest.spyOn(Element.prototype, 'matches').mockReturnValue(false)
  fireEvent.focusIn(link('page'))
  fireEvent(link('page'), Object.assign(new Event('pointerover', { bubbles: true }), { pointerType: 'touch' }))
  expect(router.prefetch).not.toHaveBeenCalled()
  fireEvent(link('page'), Object.assign(new Event('pointerover', { bubbles: true }), { pointerType: 'mouse' }))
  expect(router.prefetch).toHaveBeenCalledWith('/Brand/intro?a=1#b')
  router.prefetch.mockClear()
  keyboard.mockReturnValue(true)
  fireEvent.focusIn(link('here'))
  expect(router.prefetch).not.toHaveBeenCalled()
  fireEvent.focusIn(link('page'))
  expect(router.prefetch).toHaveBeenCalledWith('/Brand/intro?a=1#b')
  keyboard.mockRestore()
})

test('an entry that the browser made gets the router’s state; another page’s does not', () => {
  show()
  history.pushState(null, '', '/#units')
  fireEvent.popState(window)
  expect(history.state).toEqual({ [ROUTER_MARK]: true })
  history.pushState(null, '', '/Brand/intro')
  fireEvent.popState(window)
  expect(history.state).toBeNull()
})

test.each(OVERLAYS)('the mark of a %s is no part of the router’s state', (overlay) => {
  history.replaceState({ [ROUTER_MARK]: true, [overlay]: true }, '', '/')
  show()
  history.pushState(null, '', '/#units')
  fireEvent.popState(window)
  expect(history.state).toEqual({ [ROUTER_MARK]: true })
})

test('once unmounted it follows nothing', () => {
  const { unmount, container } = show()
  unmount()
  container.innerHTML = LINKS
  fireEvent.click(link('page'))
  expect(router.push).not.toHaveBeenCalled()
})

test('the first touch goes along, ahead of the press and with it, and not to places on this page', () => {
  document.documentElement.dataset.firstTouch = 'utm_source=naver'
  show()
  const carried = '/Brand/intro?a=1&firstTouch=utm_source%3Dnaver#b'
  fireEvent.pointerOver(link('page'))
  fireEvent.click(link('page'))
  fireEvent.click(link('here'))
  delete document.documentElement.dataset.firstTouch
  expect(router.prefetch).toHaveBeenCalledWith(carried)
  expect(router.push.mock.calls).toEqual([[carried]])
})
