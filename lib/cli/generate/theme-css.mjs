/**
 * The custom properties for all style sheets, from content/theme.ts.
 * @param {Readonly<Record<string, string>>} theme token -> colour, e.g. `brassText: '#7A5B2B'`
 * @returns {string} `:root { --brass-text: #7A5B2B; … }`
 */
export function themeCss(theme) {
  const properties = Object.entries(theme).map(([token, value]) => `  --${token.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}: ${value};`)
  return `:root {\n${properties.join('\n')}\n}\n`
}
