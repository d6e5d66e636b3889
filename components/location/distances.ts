/** @param distance as content writes it, e.g. `약 2.4km` @returns metres; null where it names none */
export function metresOf(distance: string): number | null {
  const [, number, unit] = /^(?:약\s?)?([\d.,]+)\s?(km|m)$/.exec(distance) ?? []
  return number === undefined ? null : Number(number.replaceAll(',', '')) * (unit === 'km' ? 1000 : 1)
}

/** Most intervals of a scale: more numbers than that do not fit a phone. */
const MOST_STEPS = 5

/** @returns the round interval, in metres, and how many of them hold the longest distance: none hold 0 */
export function scaleOf(longest: number): { step: number; steps: number } {
  if (longest === 0) return { step: 1, steps: 0 }
  const decade = 10 ** Math.floor(Math.log10(longest / MOST_STEPS))
  const step = [1, 2, 5, 10].map((part) => part * decade).find((each) => longest / each <= MOST_STEPS) ?? longest
  return { step, steps: Math.ceil(longest / step) }
}
