/** Characters that XML 1.0 cannot represent, not even escaped. */
const UNWRITABLE = /[\uFFFE\uFFFF]|\p{Cs}/gu
/** Control characters other than tab and line feed, which XML 1.0 allows only escaped. */
const CONTROL = /(?![\n\t])\p{Cc}/gu
/** An underscore that begins what looks like an escaped character. */
const ESCAPE_START = /_(?=x[\dA-F]{4}_)/gi

const MARKUP = /[&<>]/g

const hex = (character: string) => character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')

/**
 * Escapes text for a cell, so that a spreadsheet shows exactly this text: what looks like an escape (`_x0041_`) is escaped
 * (`_x005F_x0041_`), and so are control characters (ECMA-376 Part 1, 22.9.2.19, ST_Xstring).
 */
export const workbookText = (text: string): string =>
  text
    .replace(UNWRITABLE, '')
    .replace(ESCAPE_START, '_x005F_')
    .replace(CONTROL, (character) => `_x${hex(character)}_`)
    .replace(MARKUP, (character) => `&#${character.charCodeAt(0)};`)
