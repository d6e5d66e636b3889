import * as errors from '@/lib/errors'
import { HttpError } from '@/lib/requests/http-error'

/** Loads the module again, as another bundle of the same build contains it. */
function otherBundle<T>(load: () => T): T {
  let loaded: T | undefined
  jest.isolateModules(() => (loaded = load()))
  return loaded as T
}

const other = otherBundle(() => jest.requireActual<typeof errors>('@/lib/errors'))
const { HttpError: OtherHttpError } = otherBundle(() => jest.requireActual<{ HttpError: typeof HttpError }>('@/lib/requests/http-error'))
const { InvalidInputError, NotFoundError, StoreBrokenError, StoreUnavailableError } = errors

test('the two bundles have two classes', () => {
  expect(other.StoreUnavailableError).not.toBe(StoreUnavailableError)
  expect(OtherHttpError).not.toBe(HttpError)
})

test.each(['NotFoundError', 'UnauthenticatedError', 'ForbiddenError', 'StoreUnavailableError', 'StoreBrokenError'] as const)(
  '%s of another bundle is known',
  (name) => {
    const error = new other[name]('said elsewhere')
    expect(error instanceof errors[name]).toBe(true)
    expect(error).toMatchObject({ name, message: 'said elsewhere' })
  },
)

test('recognises those with fields of their own, too', () => {
  expect(new other.InvalidInputError({ name: '이름을 입력해 주세요.' }) instanceof InvalidInputError).toBe(true)
  expect(new OtherHttpError(413, '너무 깁니다.') instanceof HttpError).toBe(true)
})

test('does not confuse errors', () => {
  expect(new other.StoreBrokenError() instanceof StoreUnavailableError).toBe(true)
  expect(new other.StoreUnavailableError() instanceof StoreBrokenError).toBe(false)
  expect(new other.NotFoundError() instanceof StoreUnavailableError).toBe(false)
  for (const value of [new Error('plain'), null, undefined, 'text', { name: 'NotFoundError' }]) expect((value as unknown) instanceof NotFoundError).toBe(false)
})
