const NO_BREAK = '\u00a0'

/**
 * Pairs without a line break between them: `약` and its figure, a figure and what it counts (`약 320m`, `45개 동`, `각 1곳`), a day
 * (`10월 17일`), a number in words, its counter and what it counts (`세 편`, `네 개 단지`, `여섯 타입`), in English a figure and its unit
 * (`84 ㎡`), also where the figure is a placeholder.
 */
const PAIRS = [
  /(?<=(?:^|[\s(])약) (?=\d)/gu,
  /(?<=\d개) (?=동|타입|단지)/gu,
  /(?<=(?:^|[\s(])(?:[두세네]|다섯|여섯|일곱|여덟|아홉)[ \u00a0]개) (?=동|타입|단지)/gu,
  /(?<=(?:^|[\s(])(?:[두세네]|다섯|여섯|일곱|여덟|아홉)) (?=타입|단지)/gu,
  /(?<=\d월) (?=\d{1,2}일)/gu,
  /(?<=(?:^|\s)각) (?=\d)/gu,
  /(?<=(?:^|\s)(?:[한두세네]|다섯|여섯|일곱|여덟|아홉)) (?=[개곳편]|가지)/gu,
  /(?<=[\d}]) (?=(?:k?m|㎡)(?!\w))/gu,
]

/** @returns the text with no-break spaces within such pairs */
export const keepTogether = (text: string): string => PAIRS.reduce((kept, pair) => kept.replace(pair, NO_BREAK), text)

/** @returns the text as content/ writes it: with plain spaces wherever {@link keepTogether} would put no-break spaces */
export function withoutKeptPairs(text: string): string {
  const kept = keepTogether(text.replaceAll(NO_BREAK, ' '))
  return text.replaceAll(NO_BREAK, (space, at: number) => (kept[at] === NO_BREAK ? ' ' : space))
}
