/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react'
import { startDropDowns } from '@/components/behaviour/drop-downs'
import { MainMenu } from '@/components/layout/main-menu'
import { NAVIGATED } from '@/components/navigation/navigated'

const groups = ['브랜드', '사업개요'].map((label) => ({ label, items: [{ label: `${label} 안내`, href: `/${label}` }] }))

beforeAll(startDropDowns)
beforeEach(() => {
  render(<MainMenu groups={groups} />)
  // Each test begins with the pointer elsewhere and every group closed.
  document.dispatchEvent(new CustomEvent(NAVIGATED))
  fireEvent.pointerLeave(document.documentElement)
})

const trigger = (name: string) => screen.getByRole('button', { name })
const open = () => groups.map(({ label }) => label).filter((label) => trigger(label).getAttribute('aria-expanded') === 'true')
/** jsdom has no PointerEvent: what the listeners read of one is set by hand. */
const firePointer = (type: string, target: Element, pointerType: string) =>
  target.dispatchEvent(Object.assign(new MouseEvent(type, { bubbles: true, cancelable: true }), { pointerType }))

test('one group at a time is open under the mouse, and none once it has left', () => {
  firePointer('pointerover', trigger('브랜드'), 'mouse')
  expect(open()).toEqual(['브랜드'])
  firePointer('pointerover', trigger('사업개요'), 'mouse')
  expect(open()).toEqual(['사업개요'])
  firePointer('pointerover', document.body, 'mouse')
  expect(open()).toEqual([])
})

test('a mouse click keeps the menu open that hovering opened; a tap toggles it', () => {
  firePointer('pointerover', trigger('브랜드'), 'mouse')
  firePointer('click', trigger('브랜드'), 'mouse')
  expect(open()).toEqual(['브랜드'])
  firePointer('pointerover', document.body, 'mouse')

  firePointer('pointerover', trigger('사업개요'), 'touch')
  expect(open()).toEqual([])
  firePointer('click', trigger('사업개요'), 'touch')
  expect(open()).toEqual(['사업개요'])
  firePointer('click', trigger('사업개요'), 'touch')
  expect(open()).toEqual([])
})

test('Escape closes the group and gives the focus within it back to its button; elsewhere it stays', () => {
  firePointer('click', trigger('브랜드'), 'touch')
  screen.getByRole('link', { name: '브랜드 안내' }).focus()
  fireEvent.keyDown(document.activeElement!, { key: 'Escape' })
  expect(open()).toEqual([])
  expect(trigger('브랜드')).toHaveFocus()

  trigger('브랜드').blur()
  firePointer('pointerover', trigger('사업개요'), 'mouse')
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(open()).toEqual([])
  expect(document.body).toHaveFocus()
})

test('a press elsewhere and a route change close it', () => {
  firePointer('click', trigger('브랜드'), 'touch')
  firePointer('click', document.body, 'touch')
  expect(open()).toEqual([])
  firePointer('click', trigger('브랜드'), 'touch')
  document.dispatchEvent(new CustomEvent(NAVIGATED))
  expect(open()).toEqual([])
})
