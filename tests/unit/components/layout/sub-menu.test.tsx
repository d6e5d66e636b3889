/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { SubMenu } from '@/components/layout/sub-menu'

const items = [
  { label: '보도자료', href: '/가람누리-리버파크/press' },
  { label: '방문예약', href: '/가람누리-리버파크/customer' },
]

test('marks the current page however its path is encoded', () => {
  render(<SubMenu items={items} current={`/${encodeURIComponent('가람누리-리버파크')}/press`} label="홍보센터" />)
  expect(screen.getByRole('link', { name: '보도자료' }).getAttribute('aria-current')).toBe('page')
  expect(screen.getByRole('link', { name: '방문예약' }).getAttribute('aria-current')).toBeNull()
})

test('a single page has no menu', () => {
  const { container } = render(<SubMenu items={items.slice(0, 1)} current="/" label="홍보센터" />)
  expect(container.innerHTML).toBe('')
})
