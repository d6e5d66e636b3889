import { openCodeReader } from './code-reader'

/** Interval between scans: feels immediate, and keeps the tablet cool. */
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
 * Shows the camera's picture until it contains a wanted QR code. Always turns the camera off at the end.
 * @param video shows the picture
 * @param options.signal stops scanning
 * @param options.isWanted gets every text that is read and decides whether to stop
 * @returns the wanted text; null when stopped
 * @throws DOMException without a camera, or without permission to use it
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
