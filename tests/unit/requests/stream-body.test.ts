import { streamBody } from '@/lib/requests/stream-body'

afterEach(() => jest.useRealTimers())

/** Endless chunks that record when their generator ends. */
function endless() {
  const seen = { made: 0, left: false }
  async function* chunks(): AsyncGenerator<Uint8Array, undefined> {
    try {
      for (;;) {
        seen.made += 1
        yield new Uint8Array([seen.made % 256])
      }
    } finally {
      seen.left = true
    }
  }
  return { seen, chunks: chunks() }
}

test('generates one chunk ahead of the reader', async () => {
  const { seen, chunks } = endless()
  const reader = streamBody(chunks).getReader()
  for (let taken = 0; taken < 5; taken += 1) await reader.read()
  expect(seen.made).toBeLessThanOrEqual(7)
  await reader.cancel()
  expect(seen.left).toBe(true)
})

test('stops when the client leaves before reading', async () => {
  const left = jest.fn(async () => ({ done: true as const, value: undefined }))
  await streamBody({ next: async () => ({ done: false, value: new Uint8Array([1]) }), return: left }).cancel()
  expect(left).toHaveBeenCalledTimes(1)
})

test('stops and aborts the body when the client stops reading', async () => {
  jest.useFakeTimers()
  const { seen, chunks } = endless()
  const reader = streamBody(chunks, 60_000).getReader()
  await reader.read()
  await jest.advanceTimersByTimeAsync(59_000)
  expect(seen.left).toBe(false)
  await jest.advanceTimersByTimeAsync(2_000)
  expect(seen.left).toBe(true)
  await expect(reader.read()).rejects.toThrow('nothing was taken')
})

test('a failure aborts the body', async () => {
  const reader = streamBody(
    (async function* (): AsyncGenerator<Uint8Array, undefined> {
      yield new Uint8Array([1])
      throw new Error('the store is down')
    })(),
  ).getReader()
  expect((await reader.read()).value).toEqual(new Uint8Array([1]))
  await expect(reader.read()).rejects.toThrow('the store is down')
})
