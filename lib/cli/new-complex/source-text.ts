/** Values that a file of content takes from `site`, so that a name is defined once; the longest first. */
export type SiteWords = readonly (readonly [text: string, expression: string])[]

const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`

/** A text as a literal, with the site's own words as `${site.name}`. */
function textSource(text: string, words: SiteWords): string {
  const found = words.filter(([word]) => text.includes(word))
  if (found.length === 0) return quoted(text)
  const exact = found.find(([word]) => word === text)
  if (exact) return exact[1]
  const escaped = text.replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('${', '\\${').replaceAll('\n', '\\n')
  // One pass, so that replacements are not searched again.
  const pattern = new RegExp(found.map(([word]) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|'), 'g')
  return `\`${escaped.replaceAll(pattern, (word) => `\${${found.find(([each]) => each === word)?.[1]}}`)}\``
}

/**
 * A value of content as TypeScript writes it.
 * @param value strings, numbers, booleans, null, lists and plain objects
 * @param words texts that are taken from `site`
 */
export function valueSource(value: unknown, words: SiteWords = []): string {
  if (typeof value === 'string') return textSource(value, words)
  if (Array.isArray(value)) return `[${value.map((each) => valueSource(each, words)).join(', ')}]`
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).filter(([, each]) => each !== undefined)
    return `{${entries.map(([key, each]) => `${/^[A-Za-z_]\w*$/.test(key) ? key : quoted(key)}: ${valueSource(each, words)}`).join(', ')}}`
  }
  return JSON.stringify(value)
}
