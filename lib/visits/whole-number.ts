/**
 * A number that a form or a client of the API sends for a version: written in digits, or a number of JSON.
 * @returns NaN for anything else: an empty field is not zero
 */
export function wholeNumber(sent: unknown): number {
  const number = typeof sent === 'number' || (typeof sent === 'string' && /^\d{1,15}$/.test(sent)) ? Number(sent) : Number.NaN
  return Number.isSafeInteger(number) ? number : Number.NaN
}
