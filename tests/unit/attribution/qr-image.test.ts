import decodeQR from 'qr/decode.js'
import { qrPdf, qrSvg } from '@/lib/attribution/qr-image'

const URL = 'https://river.example/q/abcdefgh23'

interface Rectangle {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const EDGE_PX = 400
/** Decodes dark rectangles on white paper, `scale` pixels per unit, from the top. */
function read(rectangles: readonly Rectangle[], scale: number): string {
  const data = new Uint8Array(EDGE_PX * EDGE_PX * 4).fill(255)
  for (const { x, y, width, height } of rectangles)
    for (let row = Math.round(y * scale); row < Math.round((y + height) * scale); row++)
      for (let column = Math.round(x * scale); column < Math.round((x + width) * scale); column++)
        data.fill(0, (row * EDGE_PX + column) * 4, (row * EDGE_PX + column) * 4 + 3)
  return decodeQR({ width: EDGE_PX, height: EDGE_PX, data })
}

test('draws a code that a camera reads', () => {
  const svg = qrSvg(URL)
  const size = Number(/viewBox="0 0 (\d+)/.exec(svg)![1])
  const dark = [...svg.matchAll(/M(\d+) (\d+)h(\d+)v1h/g)].map(([, x, y, width]) => ({ x: Number(x), y: Number(y), width: Number(width), height: 1 }))
  expect(read(dark, EDGE_PX / size)).toBe(URL)
  expect(svg).toContain('width="80mm"')
})

test('makes a PDF that a camera reads, with a correct table of offsets', () => {
  const pdf = qrPdf(URL)
  const [, width, height] = /MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf)!.map(Number) as [number, number, number]
  const dark = [...pdf.matchAll(/^([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+) re$/gm)].map((match) => {
    const [x, y, w, h] = match.slice(1).map(Number) as [number, number, number, number]
    return { x, y: height - y - h, width: w, height: h }
  })
  expect(read(dark, EDGE_PX / width)).toBe(URL)
  expect(width).toBeCloseTo((80 / 25.4) * 72, 2)

  expect(pdf.slice(Number(/startxref\n(\d+)/.exec(pdf)![1])).startsWith('xref\n0 6\n')).toBe(true)
  const offsets = [...pdf.matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) => Number(offset))
  expect(offsets.map((offset) => pdf.slice(offset, offset + 7))).toEqual([1, 2, 3, 4, 5].map((number) => `${number} 0 obj`))
  const [, length, stream] = /Length (\d+) >>\nstream\n([^]*?)\nendstream/.exec(pdf)!
  expect(stream).toHaveLength(Number(length))
})

test('escapes the address as text', () => {
  expect(qrPdf('https://river.example/q/(a)\\b')).toContain(String.raw`(https://river.example/q/\(a\)\\b) Tj`)
  expect(qrSvg('https://river.example/?a=1&b=<2>')).toContain('<title>https://river.example/?a=1&#38;b=&#60;2&#62;</title>')
})
