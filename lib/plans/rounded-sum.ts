const HUNDREDTHS = 100

/** Two decimals, as areas are published in the announcement's tables. */
export const roundArea = (area: number): number => Math.round(area * HUNDREDTHS) / HUNDREDTHS

/**
 * Rounds parts to two decimals by the largest remainder method, so that the rounded parts add up to the rounded
 * whole. A part of 0 stays 0.
 * @param whole what the parts add up to, or the rounded figure that they have to add up to
 */
export function roundToSum(parts: readonly number[], whole: number): number[] {
  // Floating-point noise is not a remainder.
  const hundredths = (area: number) => Number((area * HUNDREDTHS).toFixed(6))
  const exact = parts.map(hundredths)
  const rounded = exact.map(Math.floor)
  const error = (index: number) => (exact[index] as number) - (rounded[index] as number)
  let missing = Math.round(hundredths(whole)) - rounded.reduce((total, part) => total + part, 0)
  const adjustable = [...exact.keys()].filter((index) => (exact[index] as number) > 0)
  for (; missing !== 0 && adjustable.length > 0; missing -= Math.sign(missing)) {
    const step = Math.sign(missing)
    const next = adjustable.reduce((best, index) => (error(index) * step > error(best) * step ? index : best))
    rounded[next] = (rounded[next] as number) + step
  }
  return rounded.map((part) => part / HUNDREDTHS)
}
