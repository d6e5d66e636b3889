const NO_BREAK = '\u00a0'

/** `약` belongs to its figure, a figure to what it counts: `약 320m`, `45개 동`, `각 1곳`. */
const PAIRS = [/(?<=(?:^|[\s(])약) (?=\d)/gu, /(?<=\d개) (?=동|타입|단지)/gu, /(?<=(?:^|\s)각) (?=\d)/gu]

/** @returns the text with no line's end between the halves of such a pair */
export const keepTogether = (text: string): string => PAIRS.reduce((kept, pair) => kept.replace(pair, NO_BREAK), text)
