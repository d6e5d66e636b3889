const NO_BREAK = '\u00a0'

/**
 * What is read as one: `약` and its figure, a figure and what it counts (`약 320m`, `45개 동`, `각 1곳`), a day (`10월 17일`),
 * a number in words and its counter (`세 편`, `다섯 곳`), in English a figure and its unit (`84 ㎡`), also where a figure is
 * still to be filled in.
 */
const PAIRS = [
  /(?<=(?:^|[\s(])약) (?=\d)/gu,
  /(?<=\d개) (?=동|타입|단지)/gu,
  /(?<=\d월) (?=\d{1,2}일)/gu,
  /(?<=(?:^|\s)각) (?=\d)/gu,
  /(?<=(?:^|\s)(?:[한두세네]|다섯|여섯|일곱)) (?=[개곳편]|가지)/gu,
  /(?<=[\d}]) (?=(?:k?m|㎡)(?!\w))/gu,
]

/** @returns the text with no line's end between the halves of such a pair */
export const keepTogether = (text: string): string => PAIRS.reduce((kept, pair) => kept.replace(pair, NO_BREAK), text)
