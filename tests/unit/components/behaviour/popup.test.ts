/** @jest-environment jsdom */
import { startLinkButtons } from '@/components/behaviour/link-buttons'
import { startPopup } from '@/components/behaviour/popup'
import { NAVIGATED } from '@/components/navigation/navigated'

/** jsdom has no modal dialogs. @see https://html.spec.whatwg.org/multipage/interactive-elements.html#dom-dialog-showmodal */
const modal = new Set<HTMLDialogElement>()
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    if (this.open) throw new DOMException('open already', 'InvalidStateError')
    this.setAttribute('open', '')
    modal.add(this)
  },
  close(this: HTMLDialogElement) {
    if (!this.open) return
    this.removeAttribute('open')
    modal.delete(this)
    this.dispatchEvent(new Event('close'))
  },
})

const popup = () => document.querySelector('dialog') as HTMLDialogElement
const opener = () => document.querySelector('[data-popup-open]') as HTMLElement
const press = (element: Element, init: MouseEventInit = {}) => {
  element.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  return element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }))
}
const key = (name: string, from: Element, init: KeyboardEventInit = {}) =>
  from.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...init }))
/** Behind the next frame and what it started. */
const painted = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
const popstate = () => new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
const marked = () => (history.state as { popup?: boolean } | null)?.popup === true

beforeAll(() => {
  startPopup()
  startLinkButtons()
})
beforeEach(() => {
  modal.clear()
  history.pushState(null, '', '/')
  document.body.innerHTML = `
    <a href="/form" role="button" data-popup-open>관심고객 등록</a>
    <dialog id="registration-popup"><button type="button" data-dialog-close>닫기</button><input name="name"><button>등록</button></dialog>`
})

test('a press shows the popup at once, and makes it modal behind the frame', async () => {
  expect(press(opener())).toBe(false)
  expect(popup().open).toBe(true)
  expect(modal.has(popup())).toBe(false)
  expect(marked()).toBe(true)
  await painted()
  expect(modal.has(popup())).toBe(true)
})

test.each(['pointerdown', 'keydown'])('a %s in that frame finds it modal', (type) => {
  press(opener())
  document.body.dispatchEvent(new Event(type, { bubbles: true }))
  expect(modal.has(popup())).toBe(true)
})

test('closed within that frame it stays closed, and its entry is gone', async () => {
  press(opener())
  const back = popstate()
  press(document.querySelector('[data-dialog-close]') as Element)
  await back
  await painted()
  expect(popup().open).toBe(false)
  expect(marked()).toBe(false)
})

test('while the finger is down it is laid out, unseen, with the timers that a browser holds back meanwhile', async () => {
  const timers = jest.spyOn(globalThis, 'setTimeout').mockReturnValue(0 as unknown as ReturnType<typeof setTimeout>)
  opener().dispatchEvent(new Event('pointerdown', { bubbles: true }))
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
  timers.mockRestore()
  expect(popup().dataset.ready).toBe('')
  expect(popup().open).toBe(false)
})

test('Back closes it, Forward opens it again', async () => {
  press(opener())
  await painted()
  let arrived = popstate()
  history.back()
  await arrived
  expect(popup().open).toBe(false)
  arrived = popstate()
  history.forward()
  await arrived
  expect(modal.has(popup())).toBe(true)
})

test('a click on the backdrop closes it; a selection dragged out of a field does not', async () => {
  press(opener())
  await painted()
  document.querySelector('input')?.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  popup().dispatchEvent(new MouseEvent('click', { bubbles: true }))
  expect(popup().open).toBe(true)
  const back = popstate()
  press(popup())
  expect(popup().open).toBe(false)
  await back
})

test('a change of page closes it without going back', async () => {
  press(opener())
  await painted()
  history.replaceState(null, '', '/other')
  document.dispatchEvent(new Event(NAVIGATED))
  expect(popup().open).toBe(false)
  expect(location.pathname).toBe('/other')
})

test('Space presses a link with a button’s role', async () => {
  expect(key(' ', opener())).toBe(false)
  expect(popup().open).toBe(true)
  await painted()
})

test('a press for another window is the browser’s', () => {
  const followed = jest.fn((event: Event) => event.preventDefault())
  window.addEventListener('click', followed, { once: true })
  press(opener(), { ctrlKey: true })
  expect(followed).toHaveBeenCalledTimes(1)
  expect(popup().open).toBe(false)
})

test('Tab stays in it', async () => {
  press(opener())
  await painted()
  for (const stop of popup().querySelectorAll<HTMLElement>('button, input')) stop.getClientRects = () => [{}] as unknown as DOMRectList
  const [first, last] = [popup().querySelector<HTMLElement>('button'), popup().querySelector<HTMLElement>('button:last-child')]
  last?.focus()
  expect(key('Tab', last as Element)).toBe(false)
  expect(document.activeElement).toBe(first)
  expect(key('Tab', first as Element, { shiftKey: true })).toBe(false)
  expect(document.activeElement).toBe(last)
})

test('on a page with the form itself the button leads to it, and opens nothing over it', async () => {
  document.body.insertAdjacentHTML(
    'beforeend',
    '<main><div data-appointment><form><input type="radio" name="visitWanted" value="yes"><input name="name"></form></div></main>',
  )
  const form = document.querySelector<HTMLElement>('main form')!
  form.scrollIntoView = jest.fn()
  expect(press(opener())).toBe(false)
  await painted()
  expect(popup().open).toBe(false)
  expect(form.scrollIntoView).toHaveBeenCalled()
  expect(document.activeElement).toBe(form.querySelector('[name=visitWanted]'))
})

test('once the form of the page was sent, the button opens the popup', async () => {
  document.body.insertAdjacentHTML('beforeend', '<main><div data-appointment><form hidden></form></div></main>')
  press(opener())
  expect(popup().open).toBe(true)
  await painted()
})
