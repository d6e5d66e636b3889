/** @jest-environment jsdom */
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { openViewer, type TourViewer, type ViewerEvents } from '@/components/tour/panorama/open-viewer'
import { PanoramaTour } from '@/components/tour/panorama/panorama-tour'
import type { Panorama } from '@/lib/content/tours'

jest.mock('@/components/tour/panorama/open-viewer', () => ({ openViewer: jest.fn() }))

const panorama = (id: string, name: string, view: number): Panorama => ({
  id,
  name,
  file: { id, hash: '0a1b2c3d', widths: [2048], bytes: {} },
  at: [1000, 2000],
  heading: 0,
  view,
  pitch: 0,
  links: [],
})
const panoramas = [panorama('living', '거실', 180), panorama('bedroom', '안방', 90)]

/** A viewer that shows every requested scene by default. */
const viewer = {
  show: jest.fn<Promise<boolean>, [string]>(),
  zoom: jest.fn(),
  turn: jest.fn(),
  hasGyroscope: jest.fn<Promise<boolean>, []>(),
  startGyroscope: jest.fn<Promise<boolean>, []>(),
  stopGyroscope: jest.fn(),
  destroy: jest.fn(),
} satisfies TourViewer
let events: ViewerEvents

beforeEach(() => {
  jest.clearAllMocks()
  Object.assign(globalThis, { matchMedia: () => ({ matches: true, addEventListener() {}, removeEventListener() {} }) })
  HTMLCanvasElement.prototype.getContext = jest.fn(() => ({})) as never
  viewer.show.mockImplementation(async (id) => {
    events.onSceneChange(id)
    return true
  })
  viewer.hasGyroscope.mockResolvedValue(false)
  jest.mocked(openViewer).mockImplementation((_container, _panoramas, told) => {
    events = told
    return viewer
  })
})

const tour = () => (
  <PanoramaTour
    address="/tour/one"
    planHref="/FloorPlan/59A"
    panoramas={[...panoramas]}
    plan={{ id: '59A', north: 0, sheet: null, viewBox: '0 0 10 10' }}
    backdrop={null}
    visitHref="/visit"
    pictures={<p>이미지로 보기</p>}
  />
)
async function open() {
  const shown = render(tour())
  await act(async () => undefined)
  return shown
}
const rooms = () => within(screen.getByRole('navigation', { name: '공간 이동' }))
const press = (name: string) => act(async () => void fireEvent.click(rooms().getByRole('button', { name })))

it('starts in the first room and announces it', async () => {
  await open()
  expect(viewer.show).toHaveBeenCalledWith('living')
  expect(screen.getByRole('status')).toHaveTextContent('거실입니다.')
  expect(rooms().getByRole('button', { name: '거실' })).toHaveAttribute('aria-current', 'true')
})

it('starts in the room of its address, and links to a visit outside its iframe', async () => {
  location.hash = '#bedroom'
  await open()
  location.hash = ''
  expect(viewer.show).toHaveBeenCalledWith('bedroom')
  expect(viewer.show).not.toHaveBeenCalledWith('living')
  expect(rooms().getByRole('link', { name: '방문예약' })).toHaveAttribute('target', '_top')
})

it('enters a room from the list, from the map and from a hotspot', async () => {
  await open()
  await press('안방')
  expect(screen.getByRole('status')).toHaveTextContent('안방입니다.')
  await act(async () => void fireEvent.click(screen.getByText('거실', { selector: 'title' })))
  expect(screen.getByRole('status')).toHaveTextContent('거실입니다.')
  expect(document.body).toHaveFocus()
  await act(async () => events.onHotspotClick('bedroom'))
  expect(screen.getByRole('status')).toHaveTextContent('안방입니다.')
  expect(screen.getByRole('application')).toHaveFocus()
})

it("draws the visitor's field of view on the map", async () => {
  await open()
  await act(async () => events.onViewChange({ direction: 272.4, field: 60 }))
  const map = screen.getByRole('img', { name: '59A 타입 평면도: 거실에서 서쪽을 보고 있습니다' })
  expect(map.querySelector('[data-field-of-view]')).toHaveAttribute('transform', 'rotate(272)')
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: '평면도' })))
  expect(screen.queryByRole('img')).toBeNull()
})

it('turns by buttons, and announces the direction then', async () => {
  await open()
  for (const [name, way] of [
    ['왼쪽 보기', 'left'],
    ['오른쪽 보기', 'right'],
    ['위쪽 보기', 'up'],
    ['아래쪽 보기', 'down'],
  ] as const) {
    await act(async () => void fireEvent.click(screen.getByRole('button', { name })))
    expect(viewer.turn).toHaveBeenLastCalledWith(way)
  }
  await act(async () => events.onViewChange({ direction: 272.4, field: 60 }))
  expect(screen.getByRole('status')).toHaveTextContent('거실, 서쪽을 보고 있습니다.')
  await press('안방')
  expect(screen.getByRole('status')).toHaveTextContent('안방입니다.')
})

it('announces in the same status line that a room is loading', async () => {
  await open()
  viewer.show.mockReturnValueOnce(new Promise(() => undefined))
  await press('안방')
  expect(screen.getByRole('status')).toHaveTextContent('안방 불러오는 중')
})

it('names the room that failed to load, and retries', async () => {
  await open()
  viewer.show.mockRejectedValueOnce(new Error('no network'))
  await press('안방')
  expect(screen.getByRole('alert')).toHaveTextContent('안방 화면을 불러오지 못했습니다.')
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: '다시 시도' })))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByRole('status')).toHaveTextContent('안방입니다.')
})

it('shows the pictures where panoramas cannot be drawn', async () => {
  HTMLCanvasElement.prototype.getContext = jest.fn(() => null)
  await open()
  expect(screen.getByRole('alert')).toHaveTextContent('이 브라우저에서는 360도 화면을 볼 수 없습니다.')
  expect(screen.getByText('이미지로 보기')).toBeInTheDocument()
  expect(openViewer).not.toHaveBeenCalled()
})

it('shows the pictures when the device drops its WebGL context', async () => {
  await open()
  await act(async () => events.onContextLost())
  expect(screen.getByRole('alert')).toHaveTextContent('그래픽 메모리')
  expect(screen.getByText('이미지로 보기')).toBeInTheDocument()
})

it('offers the gyroscope only where there is one, and gives instructions when it is refused', async () => {
  await open()
  expect(screen.queryByRole('button', { name: '기기를 움직여 보기' })).toBeNull()
  document.body.replaceChildren()

  viewer.hasGyroscope.mockResolvedValue(true)
  viewer.startGyroscope.mockResolvedValue(false)
  await open()
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: '기기를 움직여 보기' })))
  expect(screen.getByRole('alert')).toHaveTextContent('동작 및 방향 접근을 허용')
})

it('closes the viewer with the page', async () => {
  const { unmount } = await open()
  unmount()
  expect(viewer.destroy).toHaveBeenCalledTimes(1)
})

it('opens nothing in a page that was left while the viewer was loading', async () => {
  render(tour()).unmount()
  await act(async () => undefined)
  expect(openViewer).not.toHaveBeenCalled()
})

it('keeps its viewer when the page is rendered again', async () => {
  const { rerender } = await open()
  await press('안방')
  await act(async () => rerender(tour()))
  expect(openViewer).toHaveBeenCalledTimes(1)
  expect(viewer.destroy).not.toHaveBeenCalled()
  expect(screen.getByRole('img', { name: /안방에서/ })).toBeInTheDocument()
})
