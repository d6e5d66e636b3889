import { openCodeReader } from './code-reader'

/** Between two looks: a code is read at once for a person, and the tablet stays cool. */
const LOOK_EVERY_MS = 150

const passed = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(done, LOOK_EVERY_MS)
    signal.addEventListener('abort', done, { once: true })
  })

/**
 * Shows what the camera sees until one of the codes in it is wanted. The camera is on no longer than that, however it ends.
 * @param video that shows it
 * @param options.signal ends it
 * @param options.isWanted is told every text that is read, and says whether it is the one
 * @returns that text; null when it was ended
 * @throws DOMException where there is no camera, or it may not be used
 */
export async function scanCodes(
  video: HTMLVideoElement,
  { signal, isWanted }: { readonly signal: AbortSignal; readonly isWanted: (text: string) => boolean },
): Promise<string | null> {
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment', width: { ideal: 1280 } } })
  try {
    if (signal.aborted) return null
    video.srcObject = stream
    await video.play()
    const read = await openCodeReader()
    while (!signal.aborted) {
      const text = await read(video)
      if (text !== null && isWanted(text)) return text
      await passed(signal)
    }
    return null
  } finally {
    for (const track of stream.getTracks()) track.stop()
    video.srcObject = null
  }
}
