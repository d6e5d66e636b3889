/**
 * Typed text made safe to store and to show: composed Hangul (iOS and macOS send it decomposed), no lone
 * surrogates, no control characters, and none of the invisible marks that can reorder or hide text around them.
 */

// Bidi controls and isolates, zero-width characters, byte order mark, soft hyphen, tags, interlinear marks.
const INVISIBLE = /[\u00AD\u061C\u115F\u1160\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF9-\uFFFB]|[\u{E0000}-\u{E007F}]/gu
const LONE_SURROGATE = /\p{Surrogate}/gu
/** Normalising a run of combining marks takes quadratic time; no language uses more than thirty (UAX #15, Stream-Safe Text Format). */
const MARKS_BEYOND_THIRTY = /(\p{M}{30})\p{M}+/gu
const CONTROL_BUT_LINE_ENDS = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F]/g

const toWellFormed = (typed: string) => typed.replace(LONE_SURROGATE, '').replace(MARKS_BEYOND_THIRTY, '$1').normalize('NFC').replace(INVISIBLE, '')

/** Several lines: line ends become \n, tabs spaces, at most two line ends in a row, none at the ends. */
export const cleanLines = (typed: string): string =>
  toWellFormed(typed)
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(CONTROL_BUT_LINE_ENDS, '')
    .replace(/\t/g, ' ')
    // The look-behind lets a run of spaces be tried once, not once from each of its spaces.
    .replace(/(?<![ \u00A0])[ \u00A0]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

/** One line: every run of white space becomes one space. */
export const cleanLine = (typed: string): string => cleanLines(typed).replace(/\s+/g, ' ').trim()
