/** @jest-environment node */
import { shownPreview } from '@/lib/content/current-content'
import { bridge } from '@/lib/delivery/bridge'
import { StoreBrokenError, StoreUnavailableError } from '@/lib/errors'
import { offerPreviews, previewCookie } from '@/lib/requests/preview'
import { openSealedSession } from '@/lib/requests/session-token'

const mockLogged = jest.fn()
jest.mock('@/lib/services', () => ({ services: () => ({ log: { error: mockLogged } }) }))
jest.mock('@/lib/requests/session-token', () => ({ openSealedSession: jest.fn(), isSecureSite: () => false }))
jest.mock('@/lib/accounts/session', () => ({ findSessionAccount: async () => ({ role: 'administrator' }) }))
jest.mock('@/lib/facts/office/preview-fact', () => ({
  previewFact: async (_services: unknown, path: string, draftOf: string) => ({ path, draftOf }),
}))

const [COOKIE = ''] = previewCookie('site.phone', 'kim@example.com', '2099-01-01T09:00').split(';')
beforeAll(() => offerPreviews())

test('a preview knows whose draft it shows, and when that is to be published', async () => {
  jest.mocked(openSealedSession).mockResolvedValueOnce('session')
  const run = await bridge.previewOf?.(COOKIE)
  expect(run?.(shownPreview)).toEqual({ path: 'site.phone', draftOf: 'kim@example.com', at: '2099-01-01T09:00' })
  expect(shownPreview()).toBeUndefined()
})

test('a draft that cannot be shown is logged, because whoever asked sees the published page; the store says itself when it is away', async () => {
  const previewAfter = (fault: Error) => {
    jest.mocked(openSealedSession).mockRejectedValueOnce(fault)
    return bridge.previewOf?.(COOKIE)
  }
  for (const outage of [new StoreUnavailableError('locked'), new StoreBrokenError('damaged')]) await expect(previewAfter(outage)).rejects.toBe(outage)
  expect(mockLogged).not.toHaveBeenCalled()
  const fault = new TypeError('content is not as expected')
  await expect(previewAfter(fault)).rejects.toBe(fault)
  expect(mockLogged).toHaveBeenCalledWith({ err: fault }, expect.any(String))
})
