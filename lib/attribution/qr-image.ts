import 'server-only'
import encodeQR from 'qr'
import { escapeMarkup } from '@/lib/escape-markup'

/** White modules around a code that readers require (ISO/IEC 18004). */
const QUIET_ZONE = 4
/** Edge of the printed code including its white border, in millimetres; print software can scale it. */
const EDGE_MM = 80
const POINTS_PER_MM = 72 / 25.4
/** Height of the caption, in points. */
const CAPTION_POINTS = 24
const CAPTION_SIZE = 9

type Modules = readonly (readonly boolean[])[]

/** A horizontal run of dark modules. */
interface Run {
  readonly x: number
  readonly y: number
  readonly width: number
}

/** Includes the white border. Error correction level quartile: a quarter may be dirty, torn or covered. */
const modulesOf = (url: string): Modules => encodeQR(url, 'raw', { ecc: 'quartile', border: QUIET_ZONE })

/** Merges dark modules into horizontal runs. */
function darkRuns(modules: Modules): Run[] {
  return modules.flatMap((row, y) => {
    const runs: Run[] = []
    for (let x = 0; x < row.length; x++) {
      if (!row[x]) continue
      const start = x
      while (row[x + 1]) x++
      runs.push({ x: start, y, width: x - start + 1 })
    }
    return runs
  })
}

/** A code as one SVG path, `size` units wide and high including the white border. */
export function qrOutline(url: string): { readonly size: number; readonly path: string } {
  const modules = modulesOf(url)
  const path = darkRuns(modules)
    .map(({ x, y, width }) => `M${x} ${y}h${width}v1h-${width}z`)
    .join('')
  return { size: modules.length, path }
}

/** @returns the code as SVG in millimetres, dark on white */
export function qrSvg(url: string): string {
  const { size, path: dark } = qrOutline(url)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${EDGE_MM}mm" height="${EDGE_MM}mm" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">` +
    `<title>${escapeMarkup(url)}</title><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path fill="#000" d="${dark}"/></svg>\n`
  )
}

/** ASCII text as a PDF string (ISO 32000-1, 7.3.4.2); our addresses are percent-encoded. */
const pdfText = (text: string): string => `(${text.replace(/[^\x20-\x7e]/g, '?').replace(/[\\()]/g, '\\$&')})`
const fixed = (points: number): string => points.toFixed(3)

/**
 * @returns the code as a one-page PDF: vector graphics in DeviceGray black, with its address in Helvetica below, which
 *   every PDF reader has, for people without a camera
 */
export function qrPdf(url: string): string {
  const modules = modulesOf(url)
  const edge = EDGE_MM * POINTS_PER_MM
  const unit = edge / modules.length
  const height = edge + CAPTION_POINTS
  // PDF's y axis starts at the bottom. One path avoids hairlines between rows.
  const dark = darkRuns(modules).map(({ x, y, width }) => `${fixed(x * unit)} ${fixed(height - (y + 1) * unit)} ${fixed(width * unit)} ${fixed(unit)} re`)
  // Helvetica's letters are about half as wide as high.
  const size = Math.min(CAPTION_SIZE, edge / (url.length * 0.56))
  const content = ['0 g', ...dark, 'f', `BT /F1 ${fixed(size)} Tf ${fixed((edge - url.length * size * 0.5) / 2)} 10 Td ${pdfText(url)} Tj ET`].join('\n')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${fixed(edge)} ${fixed(height)}] /Resources << /Font << /F1 4 0 R >> >> /Contents 5 0 R >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  ]
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const table = file.length
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')}`
  return `${file}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`
}
