/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react'
import { TourPlayer } from '@/components/tour/tour-player'
import type { Picture } from '@/lib/content/schemas/pages'

const picture = (id: string): Picture => ({
  id,
  alt: `${id} 사진`,
  illustration: true,
  width: 1600,
  height: 900,
  widths: [800],
  hash: '0a1b2c3d',
  fallback: 'jpg',
})
const props = { poster: picture('poster'), gallery: [picture('living')], instruction: '화면의 아무 곳이나 누르면 VR을 볼 수 있습니다.' }

it('shows the pictures while there is no tour', () => {
  render(<TourPlayer {...props} tour={{ key: 'one', title: '1·2단지', source: null }} />)
  expect(screen.getByText('VR 준비 중')).toBeInTheDocument()
  expect(screen.getByAltText('living 사진')).toBeInTheDocument()
  expect(document.querySelector('iframe')).toBeNull()
})

it('leaves the first loading to the browser, and unloads a closed tour without a history entry', () => {
  render(<TourPlayer {...props} tour={{ key: 'one', title: '1·2단지', source: '/tour/one' }} />)
  const frame = screen.getByTitle<HTMLIFrameElement>('1·2단지 모델하우스 VR')
  const tour = frame.closest('details')
  if (!tour) throw new Error('the tour is not behind its poster')
  expect([tour.open, frame.getAttribute('loading'), frame.getAttribute('src')]).toEqual([false, 'lazy', '/tour/one'])
  expect(screen.getByText(props.instruction)).toBeInTheDocument()

  const replace = jest.fn()
  tour.scrollIntoView = jest.fn()
  Object.defineProperty(frame, 'contentWindow', { value: { location: { replace } } })
  const press = () => {
    tour.open = !tour.open
    fireEvent(tour, new Event('toggle'))
  }
  press()
  expect(replace).not.toHaveBeenCalled()
  press()
  expect(replace).toHaveBeenLastCalledWith('about:blank')
  press()
  expect(replace).toHaveBeenLastCalledWith('http://localhost/tour/one')
})
