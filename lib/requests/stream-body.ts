/** A client that reads nothing for this time is gone; slow downloads read something each second. */
const STALL_MS = 120_000

/**
 * Streams a body while it is generated, one chunk ahead. Stops generating when the client leaves or stops reading; a
 * failure aborts the body, so that half a file never looks complete.
 */
export function streamBody(chunks: AsyncIterator<Uint8Array, undefined>, stallMs = STALL_MS): ReadableStream<Uint8Array> {
  let stalled: NodeJS.Timeout | undefined
  const leave = async () => {
    clearTimeout(stalled)
    await chunks.return?.()
  }
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        clearTimeout(stalled)
        const { done, value } = await chunks.next()
        if (done) return controller.close()
        controller.enqueue(value)
        stalled = setTimeout(() => {
          controller.error(new Error('nothing was taken of an answer any more'))
          void leave()
        }, stallMs).unref()
      },
      cancel: leave,
    },
    { highWaterMark: 1 },
  )
}
