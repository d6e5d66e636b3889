/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { Alarms } from '@/components/admin/alarms'

const shown = (alarms: readonly string[]) => {
  const { unmount } = render(<Alarms rendered={alarms.map((text) => ({ text, href: '/admin/outbox' }))} />)
  const texts = [...document.querySelectorAll('a[href="/admin/outbox"]')].map((one) => [one.textContent, one.closest('details') === null])
  const summary = screen.queryByText(/^그 밖에/)?.textContent ?? null
  unmount()
  return { texts, summary }
}

test('shows the most urgent alarm as a link, and folds the others under their number', () => {
  expect(shown([])).toEqual({ texts: [], summary: null })
  expect(shown(['알림 1'])).toEqual({ texts: [['알림 1', true]], summary: null })
  expect(shown(['알림 1', '알림 2', '알림 3'])).toEqual({
    texts: [
      ['알림 1', true],
      ['알림 2', false],
      ['알림 3', false],
    ],
    summary: '그 밖에 확인할 일 2가지',
  })
})
