import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import svgpath from 'svgpath'

/**
 * Text as outlines of its glyphs, so that a drawing looks the same whatever fonts a machine has.
 * @typedef {object} TextOutline
 * @property {string} path SVG path data; the baseline is at y 0, the first glyph at x 0
 * @property {number} width advance in px
 */

/** @typedef {(text: string, size: number, letterSpacing?: number) => TextOutline} OutlineText px; throws for a character that the font lacks */

/**
 * @param {string} root absolute path of the project
 * @param {string} source font file (TrueType or OpenType), relative to the project
 * @returns {Promise<OutlineText>}
 */
export async function textOutlines(root, source) {
  // Imported late, because importing compiles WebAssembly.
  const { Blob, Buffer: ShapingBuffer, Face, Font, shape } = await import('harfbuzzjs')
  const { buffer, byteOffset, byteLength } = await readFile(join(root, source))
  const face = new Face(new Blob(/** @type {ArrayBuffer} */ (buffer.slice(byteOffset, byteOffset + byteLength))))
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
