/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { VideoPlayer } from '@/components/video/video-player'
import type { Video } from '@/lib/content/schemas/guides'
import type { Picture } from '@/lib/content/schemas/pages'

beforeAll(() => {
  Object.assign(globalThis, {
    IntersectionObserver: class {
      observe() {
        /* never in view here */
      }
      disconnect() {
        /* nothing held */
      }
    },
    matchMedia: () => new EventTarget(),
  })
})

const poster: Picture = { id: 'poster', alt: '첫 장면', illustration: true, width: 1600, height: 900, widths: [800], hash: '0a1b2c3d', fallback: 'jpg' }
const video: Video = { id: 'film', title: '브랜드 영상', description: '설명', poster: 'poster', uploaded: '2026-10-12', source: null }

it('shows the poster and says that the film is being made while there is none', () => {
  render(<VideoPlayer video={video} poster={poster} />)
  expect(screen.getByText('영상 준비 중')).toBeInTheDocument()
  expect(screen.getByAltText('첫 장면')).toBeInTheDocument()
})

it('plays a file of our own with native controls, preloads nothing and does not loop', () => {
  render(
    <VideoPlayer
      video={{
        ...video,
        source: { kind: 'file', files: [{ href: '/films/brand.webm', layout: 'desktop' }, { href: '/films/brand.mp4' }], captions: '/films/brand.vtt' },
      }}
      poster={poster}
    />,
  )
  const film = screen.getByLabelText<HTMLVideoElement>('브랜드 영상')
  expect([film.controls, film.preload, film.loop, film.autoplay]).toEqual([true, 'none', false, false])
  expect([...film.querySelectorAll('source')].map((source) => source.getAttribute('src'))).toEqual(['/films/brand.webm', '/films/brand.mp4'])
  // Every browser reads it: Safari knows no `width >` before 16.4.
  expect([...film.querySelectorAll('source')].map((source) => source.getAttribute('media'))).toEqual(['not all and (max-width: 56.25em)', null])
  expect(film.querySelector('track')?.getAttribute('srclang')).toBe('ko')
  expect(film.querySelector('track')?.default).toBe(false)
  expect(film.poster).toMatch(/^data:image\/gif/)
})

it('shows an embedded film behind its poster, in a titled iframe on the privacy-enhanced host', () => {
  render(<VideoPlayer video={{ ...video, source: { kind: 'youtube', id: 'abcdefghijk' } }} poster={poster} />)
  const frame = screen.getByTitle<HTMLIFrameElement>('브랜드 영상')
  expect(frame.closest('details')?.open).toBe(false)
  expect(frame.getAttribute('loading')).toBe('lazy')
  expect(new URL(frame.src).host).toBe('www.youtube-nocookie.com')
  expect(screen.getByLabelText('브랜드 영상 재생')).toBeInTheDocument()
})
