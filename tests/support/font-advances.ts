import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Width of a text in a size, both in the same unit. Without kerning, which Hangul and figures have none of. */
export type TextWidth = (text: string, size: number) => number

/**
 * Advances of a TrueType font from its tables `cmap` (format 12), `hhea` and `hmtx`
 * (https://learn.microsoft.com/typography/opentype/spec/cmap): the shaper of the build is an ES module, which Jest cannot import.
 * @param file relative to the project
 * @throws where the font has no glyph for a character
 */
export function fontAdvances(file: string): TextWidth {
  const font = readFileSync(join(__dirname, '../..', file))
  const tables = new Map(
    Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
      const entry = 12 + 16 * index
      return [font.toString('latin1', entry, entry + 4), font.readUInt32BE(entry + 8)] as const
    }),
  )
  const at = (table: string) => tables.get(table) ?? 0
  const [unitsPerEm, metrics, cmap, hmtx] = [font.readUInt16BE(at('head') + 18), font.readUInt16BE(at('hhea') + 34), at('cmap'), at('hmtx')]
  const subtable = Array.from({ length: font.readUInt16BE(cmap + 2) }, (_, index) => cmap + font.readUInt32BE(cmap + 8 + 8 * index)).find(
    (offset) => font.readUInt16BE(offset) === 12,
  )
  if (subtable === undefined) throw new Error(`${file} has no character map of format 12`)
  const groups = Array.from({ length: font.readUInt32BE(subtable + 12) }, (_, index) => {
    const group = subtable + 16 + 12 * index
    return { first: font.readUInt32BE(group), last: font.readUInt32BE(group + 4), glyph: font.readUInt32BE(group + 8) }
  })
  const advance = (character: string): number => {
    const code = character.codePointAt(0) ?? 0
    const group = groups.find(({ first, last }) => first <= code && code <= last)
    if (!group) throw new Error(`${file} has no glyph for '${character}'`)
    return font.readUInt16BE(hmtx + 4 * Math.min(group.glyph + code - group.first, metrics - 1)) / unitsPerEm
  }
  return (text, size) => [...text].reduce((width, character) => width + advance(character) * size, 0)
}
