/** Reads the code in a picture of the camera; null where there is none. */
export type CodeReader = (video: HTMLVideoElement) => Promise<string | null>

/** The browser's own reader (Shape Detection API): Chrome on Android and macOS, Safari behind a switch. TypeScript does not know it. */
interface BarcodeDetector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>
}
interface BarcodeDetectorClass {
  new (options: { readonly formats: readonly string[] }): BarcodeDetector
  getSupportedFormats(): Promise<readonly string[]>
}
const QR = 'qr_code'
/** A code that fills a fifth of the picture has modules of three pixels then. */
const LONGER_SIDE_PX = 800

async function browserReader(): Promise<CodeReader | null> {
  const { BarcodeDetector: Detector } = window as { readonly BarcodeDetector?: BarcodeDetectorClass }
  if (!Detector || !(await Detector.getSupportedFormats()).includes(QR)) return null
  const detector = new Detector({ formats: [QR] })
  return async (video) => (await detector.detect(video))[0]?.rawValue ?? null
}

/** The package that draws the codes reads them, too: fetched when the camera is opened in a browser that reads none. */
async function packageReader(): Promise<CodeReader> {
  const { default: decodeQR } = await import('qr/decode.js')
  const canvas = document.createElement('canvas')
  const drawing = canvas.getContext('2d', { willReadFrequently: true })
  if (!drawing) throw new Error('no canvas to read from')
  return (video) => {
    const scale = Math.min(1, LONGER_SIDE_PX / Math.max(video.videoWidth, video.videoHeight))
    canvas.width = Math.round(video.videoWidth * scale)
    canvas.height = Math.round(video.videoHeight * scale)
    drawing.drawImage(video, 0, 0, canvas.width, canvas.height)
    try {
      return Promise.resolve(decodeQR(drawing.getImageData(0, 0, canvas.width, canvas.height)))
    } catch {
      // Its way to say that there is no code, or not the whole of one.
      return Promise.resolve(null)
    }
  }
}

/** @returns the reader of this browser, or else that of a package */
export const openCodeReader = async (): Promise<CodeReader> => (await browserReader().catch(() => null)) ?? packageReader()
