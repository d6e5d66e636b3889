/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { useClosedByReader } from '@/components/tour/panorama/use-closed-by-reader'

function More() {
  const details = useRef<HTMLDetailsElement>(null)
  useClosedByReader(details)
  return (
    <details ref={details} data-testid="more">
      <summary>더 보기</summary>
      <button type="button">확대</button>
    </details>
  )
}

const more = () => screen.getByTestId<HTMLDetailsElement>('more')

test('Escape closes the opened list and gives its button the focus, without leaving the tour; the next one leaves', () => {
  const leave = jest.fn()
  // Like the page around the tour, which listens on the document too, and before this component does.
  document.addEventListener('keydown', leave)
  render(<More />)
  more().open = true
  screen.getByText('확대').focus()
  fireEvent.keyDown(screen.getByText('확대'), { key: 'ArrowDown' })
  expect([more().open, leave.mock.calls.length]).toEqual([true, 1])
  fireEvent.keyDown(screen.getByText('확대'), { key: 'Escape' })
  expect([more().open, leave.mock.calls.length]).toEqual([false, 1])
  expect(screen.getByText('더 보기')).toHaveFocus()
  fireEvent.keyDown(screen.getByText('더 보기'), { key: 'Escape' })
  expect(leave).toHaveBeenCalledTimes(2)
  document.removeEventListener('keydown', leave)
})

test('a press within the list keeps it open, one elsewhere closes it', () => {
  render(<More />)
  more().open = true
  fireEvent.pointerDown(screen.getByText('확대'))
  expect(more().open).toBe(true)
  fireEvent.pointerDown(document.body)
  expect(more().open).toBe(false)
})
