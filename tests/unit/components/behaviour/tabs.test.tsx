/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react'
import { startTabs } from '@/components/behaviour/tabs'
import { Tabs } from '@/components/ui/tabs'

const items = ['59A', '59B', '84A'].map((label) => ({ id: `unit-${label}`, label, panel: `${label} 평면도` }))
const selected = () => screen.getByRole('tab', { selected: true }).textContent
const arrow = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name: new RegExp(name) })

beforeAll(() => {
  // jsdom has no ARIA reflection; browsers since 2023 do.
  Object.defineProperty(Element.prototype, 'ariaSelected', {
    configurable: true,
    get(this: Element) {
      return this.getAttribute('aria-selected')
    },
    set(this: Element, value: string) {
      this.setAttribute('aria-selected', value)
    },
  })
  startTabs()
})

beforeEach(() => void render(<Tabs items={items} label="타입" arrows />))

test('a press shows its panel alone and tells the page which', () => {
  const heard: number[] = []
  const listen = (event: Event) => heard.push((event as CustomEvent<number>).detail)
  document.addEventListener('tabchange', listen)
  fireEvent.click(screen.getByRole('tab', { name: '84A' }))
  document.removeEventListener('tabchange', listen)
  expect(heard).toEqual([2])
  expect(screen.getAllByRole('tabpanel')).toHaveLength(1)
  expect(screen.getByRole('tabpanel', { name: '84A' }).textContent).toContain('84A 평면도')
})

test('arrows at the ends are disabled, and step by one between them', () => {
  expect(arrow('이전').disabled).toBe(true)
  fireEvent.click(arrow('다음'))
  expect(selected()).toBe('59B')
  expect([arrow('이전').disabled, arrow('다음').disabled]).toEqual([false, false])
  fireEvent.click(arrow('다음'))
  expect(selected()).toBe('84A')
  expect(arrow('다음').disabled).toBe(true)
})

test('arrow keys go round, Home and End to the ends, and the focus follows', () => {
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })
  screen.getByRole('tab', { selected: true }).focus()
  press('ArrowLeft')
  expect(document.activeElement?.textContent).toBe('84A')
  press('ArrowRight')
  expect(selected()).toBe('59A')
  press('End')
  expect(selected()).toBe('84A')
  press('Home')
  expect(selected()).toBe('59A')
  expect(screen.getByRole('tab', { selected: true }).tabIndex).toBe(0)
})
