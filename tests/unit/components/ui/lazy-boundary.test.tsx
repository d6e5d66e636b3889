/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense, lazy } from 'react'
import { LazyBoundary, LazyLoadError, loadPart } from '@/components/ui/lazy-boundary'
import { LAZY_TIMEOUT_MS } from '@/components/ui/lazy-timeout'

const missing = () => loadPart('사진 슬라이더', () => Promise.reject<never>(new Error('404')))

test('a part that does not load within 120 s counts as failed, and the message gives the timeout as cause', async () => {
  expect(LAZY_TIMEOUT_MS).toBe(120_000)
  await expect(loadPart('슬라이더', () => new Promise<never>(() => undefined), 5)).rejects.toMatchObject({ part: '슬라이더', reason: 'timeout' })
})

test('a failure keeps its cause for the log', async () => {
  await expect(missing()).rejects.toBeInstanceOf(LazyLoadError)
  await expect(missing()).rejects.toMatchObject({ reason: 'failed', cause: new Error('404') })
})

test('a failed part shows an error and offers a reload, and the form beside it keeps its input', async () => {
  const silenced = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const Slider = lazy(missing)
  const page = (withSlider: boolean) => (
    <>
      <input aria-label="이름" />
      <LazyBoundary fallback={<p>사진 목록</p>}>
        {withSlider ? (
          <Suspense>
            <Slider />
          </Suspense>
        ) : null}
      </LazyBoundary>
    </>
  )
  const { rerender } = render(page(false))
  await userEvent.type(screen.getByLabelText('이름'), '홍길동')
  rerender(page(true))
  expect((await screen.findByRole('alert')).textContent).toContain('사진 슬라이더: 불러오지 못했습니다.')
  expect(screen.getByRole('button', { name: '새로고침' })).toBeVisible()
  expect(screen.getByText('사진 목록')).toBeVisible()
  expect(screen.getByLabelText<HTMLInputElement>('이름').value).toBe('홍길동')
  silenced.mockRestore()
})
