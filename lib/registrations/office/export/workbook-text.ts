/** Characters that XML 1.0 cannot carry, nor a workbook's own notation for them. */
const UNWRITABLE = /[\uFFFE\uFFFF]|\p{Cs}/gu
/** Control characters, of which XML 1.0 carries none but tab and line feed as they are. */
const CONTROL = /(?![\n\t])\p{Cc}/gu
/** An underscore that begins what reads like an escaped character. */
const ESCAPE_START = /_(?=x[\dA-F]{4}_)/gi

const MARKUP = /[&<>]/g

const hex = (character: string) => character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')

/**
 * Text as a cell's markup, so that a spreadsheet shows exactly it: what stands for a character (`_x0041_`) in a workbook is
 * escaped (`_x005F_x0041_`), and control characters are written so (ECMA-376 Part 1, 22.9.2.19, ST_Xstring).
 */
export const workbookText = (text: string): string =>
  text
    .replace(UNWRITABLE, '')
    .replace(ESCAPE_START, '_x005F_')
    .replace(CONTROL, (character) => `_x${hex(character)}_`)
    .replace(MARKUP, (character) => `&#${character.charCodeAt(0)};`)
