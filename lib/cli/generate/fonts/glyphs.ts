/** Printable ASCII, and characters of Korean typography and of our own labels. */
export const BASIC_GLYPHS = `${String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index))}·…‘’“”–—㎡×→←↑↓©~〜•±°²`

/** All characters except control characters, private use and emoji, which system fonts render. */
const COVERED_CHARACTERS =
  /[\u00a1-\u024f\u2010-\u2027\u2030-\u205e\u20a9\u2116\u2190-\u2199\u2460-\u2473\u25a0-\u25cf\u3000-\u303f\u3131-\u318e\u3200-\u33ff\uac00-\ud7a3\uff01-\uff5e]/u

/** The characters other than ASCII that our fonts should cover. */
export const glyphsOf = (text: string): Set<string> => new Set([...text].filter((character) => COVERED_CHARACTERS.test(character)))

/** @returns a CSS unicode-range, e.g. `U+20-7E, U+AC00` */
export function unicodeRange(characters: Iterable<string>): string {
  const points = [...new Set(characters)].map((character) => character.codePointAt(0) ?? 0).sort((one, other) => one - other)
  const ranges: [number, number][] = []
  for (const point of points) {
    const last = ranges.at(-1)
    if (last && point === last[1] + 1) last[1] = point
    else ranges.push([point, point])
  }
  const hex = (point: number) => point.toString(16).toUpperCase()
  return ranges.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(',')
}
