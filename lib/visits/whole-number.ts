/**
 * Parses a version from a form or an API client: digits, or a JSON number.
 * @returns NaN for anything else, including an empty field
 */
export function wholeNumber(sent: unknown): number {
  const number = typeof sent === 'number' || (typeof sent === 'string' && /^\d{1,15}$/.test(sent)) ? Number(sent) : Number.NaN
  return Number.isSafeInteger(number) ? number : Number.NaN
}
