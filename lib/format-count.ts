/**
 * A count with its thousands grouped, as Korean and English write it: 1,248.
 * Not `toLocaleString`: the first number that a browser formats so loads its rules of the language, which held a phone's
 * processor up for 120 ms while an article hydrated.
 * @param value whole and not negative, and finite
 */
export const formatCount = (value: number): string =>
  value >= 1000 ? `${formatCount(Math.floor(value / 1000))},${String(value % 1000).padStart(3, '0')}` : String(value)
