/** Reads the QR code in a camera picture; null if there is none. */
export type CodeReader = (video: HTMLVideoElement) => Promise<string | null>

/**
 * The browser's reader (Shape Detection API): Chrome on Android and macOS, Safari behind a flag. TypeScript has no
 * types for it.
 */
interface BarcodeDetector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>
}
interface BarcodeDetectorClass {
  new (options: { readonly formats: readonly string[] }): BarcodeDetector
  getSupportedFormats(): Promise<readonly string[]>
}
const QR = 'qr_code'
/** At this size a code that fills a fifth of the picture has modules of three pixels. */
const LONGER_SIDE_PX = 800

async function browserReader(): Promise<CodeReader | null> {
  const { BarcodeDetector: Detector } = window as { readonly BarcodeDetector?: BarcodeDetectorClass }
  if (!Detector || !(await Detector.getSupportedFormats()).includes(QR)) return null
  const detector = new Detector({ formats: [QR] })
  return async (video) => (await detector.detect(video))[0]?.rawValue ?? null
}

/** The package that draws QR codes also reads them. Loaded when the camera is opened in a browser without a reader. */
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
      // The package throws when it finds no complete code.
      return Promise.resolve(null)
    }
  }
}

/** @returns the browser's own reader, else the package's */
export const openCodeReader = async (): Promise<CodeReader> => (await browserReader().catch(() => null)) ?? packageReader()
