import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import svgpath from 'svgpath'

/** Text as outlines of its glyphs, so that a drawing looks the same whatever fonts a machine has. */
export interface TextOutline {
  /** SVG path data; the baseline is at y 0, the first glyph at x 0 */
  path: string
  width: number
}

/** Px; throws for a character that the font lacks */
export type OutlineText = (text: string, size: number, letterSpacing?: number) => TextOutline

export async function textOutlines(root: string, source: string): Promise<OutlineText> {
  // Imported late, because importing compiles WebAssembly.
  const { Blob, Buffer: ShapingBuffer, Face, Font, shape } = await import('harfbuzzjs')
  const { buffer, byteOffset, byteLength } = await readFile(join(root, source))
  const face = new Face(new Blob(buffer.slice(byteOffset, byteOffset + byteLength)))
  const font = new Font(face)
  return (text, size, letterSpacing = 0) => {
    const shaping = new ShapingBuffer()
    shaping.addText(text)
    shaping.guessSegmentProperties()
    shape(font, shaping)
    const scale = size / face.upem
    const positions = shaping.getGlyphPositions()
    let width = 0
    let path = ''
    shaping.getGlyphInfos().forEach(({ codepoint: glyph, cluster }, index) => {
      if (glyph === 0) throw new Error(`${source} has no glyph for '${text.slice(cluster, cluster + 2)}' of '${text}'`)
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
      const outline = font.glyphToPath(glyph)
      // Fonts count upwards, SVG downwards.
      if (outline)
        path += svgpath(outline)
          .scale(scale, -scale)
          .translate(width + xOffset * scale, -yOffset * scale)
          .round(2)
          .toString()
      width += xAdvance * scale + letterSpacing
    })
    return { path, width }
  }
}
