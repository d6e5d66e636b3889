/**
 * Makes typed text safe to store and to show: composed (NFC; iOS and macOS send Hangul decomposed), without lone
 * surrogates, control characters or invisible characters that reorder or hide text.
 */

// Bidi controls and isolates, zero-width characters, byte order mark, soft hyphen, tags, interlinear marks.
const INVISIBLE = /[\u00AD\u061C\u115F\u1160\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF9-\uFFFB]|[\u{E0000}-\u{E007F}]/gu
/** Joiners have an effect only within these: cursive scripts, scripts with conjuncts, emoji sequences (UAX #31, 2.3.1). */
const JOINED =
  '\\p{scx=Arab}\\p{scx=Syrc}\\p{scx=Mong}\\p{scx=Nkoo}\\p{scx=Deva}\\p{scx=Beng}\\p{scx=Guru}\\p{scx=Gujr}\\p{scx=Orya}\\p{scx=Taml}\\p{scx=Telu}\\p{scx=Knda}\\p{scx=Mlym}\\p{scx=Sinh}\\p{scx=Khmr}\\p{scx=Mymr}\\p{scx=Bali}\\p{scx=Java}\\p{scx=Tibt}'
/** Viramas remove a letter's own vowel; a joiner may follow one at the end of a word, as in Malayalam അനില്‍. */
const VIRAMA = '\\u094D\\u09CD\\u0A4D\\u0ACD\\u0B4D\\u0BCD\\u0C4D\\u0CCD\\u0D4D\\u0DCA\\u17D2\\u1039'
const BEFORE = `[[${JOINED}]--[\\p{P}\\p{Z}\\p{N}]]`
const EMOJI = '[\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\uFE0F]'
const STRAY_JOINER = new RegExp(`(?<!${BEFORE}(?=.${BEFORE})|[${VIRAMA}]|${EMOJI}(?=\\u200D\\p{Extended_Pictographic}))[\\u200C\\u200D]`, 'gsv')
const LONE_SURROGATE = /\p{Surrogate}/gu
/** XML refuses some of them, and none has a meaning. */
const NONCHARACTER = /\p{Noncharacter_Code_Point}/gu
/** Normalising a run of combining marks takes quadratic time; no language uses more than thirty (UAX #15, Stream-Safe Text Format). */
const MARKS_BEYOND_THIRTY = /(\p{M}{30})\p{M}+/gu
/** Every character that ends a line (UAX #14: BK, CR, LF, NL), and those that end a paragraph (bidi class B). */
const LINE_END = /\r\n?|[\v\f\u001C-\u001E\u0085\u2028\u2029]/g
/** Tab, and the unit separator that older programs send. */
const TAB = /[\t\u001F]/g
const CONTROL_BUT_LINE_END = /[\u0000-\u0009\u000B-\u001F\u007F-\u009F]/g

/**
 * Keeps a text's lines: line ends become \n, tabs spaces; other invisible characters are removed. Checks the length
 * first, because normalising is not linear for every text.
 */
export const cleanText = (typed: string): string =>
  typed
    .replace(LONE_SURROGATE, '')
    .replace(LINE_END, '\n')
    .replace(TAB, ' ')
    .replace(CONTROL_BUT_LINE_END, '')
    .replace(INVISIBLE, '')
    .replace(NONCHARACTER, '')
    .replace(MARKS_BEYOND_THIRTY, '$1')
    .normalize('NFC')
    .replace(STRAY_JOINER, '')

/** Several lines: like {@link cleanText}, with at most two line ends in a row, no spaces before one and none at the ends. */
export const cleanLines = (typed: string): string =>
  cleanText(typed)
    // The look-behind matches a run of spaces once instead of from each of its spaces.
    .replace(/(?<![ \u00A0])[ \u00A0]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

/** One line: every run of white space becomes one space. */
export const cleanLine = (typed: string): string => cleanText(typed).replace(/\s+/g, ' ').trim()
