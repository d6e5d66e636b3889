/** @jest-environment jsdom */
import { startTabs } from '@/components/behaviour/tabs'
import { startTours } from '@/components/behaviour/tours'
import { NAVIGATED } from '@/components/navigation/navigated'
import { ROUTER_MARK } from '@/lib/delivery/next/router-state'

const tour = (id: string) => document.getElementById(id) as HTMLDetailsElement
const popstate = () => new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
const mark = () => (history.state as { tour?: string } | null)?.tour
/** jsdom fires no `toggle` of `<details>`. */
const toggle = (id: string, open = !tour(id).open) => {
  tour(id).open = open
  tour(id).dispatchEvent(new Event('toggle'))
}

const PAGE = `
  <details id="accordion"><summary>모델하우스</summary>
    <div data-tabs><button role="tab" aria-controls="one" tabindex="0">1</button><button role="tab" aria-controls="two" tabindex="-1">2</button>
      <div id="one"><details data-tour id="tour-one"><summary>보기</summary><iframe></iframe></details></div>
      <div id="two" hidden><details data-tour id="tour-two"><summary>보기</summary></details></div>
    </div>
  </details>`

beforeAll(() => {
  startTabs()
  startTours()
})
beforeEach(() => {
  history.pushState({ [ROUTER_MARK]: true }, '', '/')
  document.body.innerHTML = PAGE
})

test('an open tour has a history entry that keeps the state below it; closing it goes back over the entry', async () => {
  toggle('tour-one')
  expect(history.state).toEqual({ [ROUTER_MARK]: true, tour: 'tour-one' })
  // Of the popover that it is, too.
  tour('tour-one').dispatchEvent(new Event('toggle'))
  const back = jest.spyOn(history, 'back')
  const arrived = popstate()
  toggle('tour-one')
  tour('tour-one').dispatchEvent(new Event('toggle'))
  expect(back).toHaveBeenCalledTimes(1)
  await arrived
  expect(history.state).toEqual({ [ROUTER_MARK]: true })
})

test('Back closes it and gives the focus to its opener; Forward opens it again', async () => {
  toggle('tour-one')
  let arrived = popstate()
  history.back()
  await arrived
  expect(tour('tour-one').open).toBe(false)
  expect(document.activeElement).toBe(tour('tour-one').querySelector('summary'))
  arrived = popstate()
  history.forward()
  await arrived
  expect(tour('tour-one').open).toBe(true)
})

test('Forward opens the accordion and the tab that hide it', async () => {
  toggle('tour-two')
  let arrived = popstate()
  history.back()
  await arrived
  expect(document.getElementById('two')?.hidden).toBe(true)
  arrived = popstate()
  history.forward()
  await arrived
  expect([tour('accordion').open, tour('tour-two').open, document.getElementById('two')?.hidden]).toEqual([true, true, false])
})

test('a page that Back led to opens it as soon as it stands there', () => {
  history.replaceState({ tour: 'tour-one' }, '')
  document.dispatchEvent(new Event(NAVIGATED))
  expect(tour('tour-one').open).toBe(true)
  document.body.innerHTML = ''
  document.dispatchEvent(new Event(NAVIGATED))
  expect(mark()).toBe('tour-one')
})

test('other details that open or close leave the history alone', () => {
  history.replaceState({ tour: 'of-another-page' }, '')
  const steps = history.length
  toggle('accordion')
  expect([history.length, mark()]).toEqual([steps, 'of-another-page'])
})
