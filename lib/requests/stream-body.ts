/** Whoever takes nothing for so long is gone: a download that is merely slow takes something each second. */
const STALL_MS = 120_000

/**
 * A body that is made while it is taken: one chunk ahead. Where whoever asked for it leaves, or takes nothing more, the work
 * ends; one that fails breaks the body off, so that half a file never looks like a whole one.
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
