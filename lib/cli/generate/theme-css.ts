/**
 * The custom properties for all style sheets, from content/theme.ts.
 * @param theme token -> colour, e.g. `brassText: '#7A5B2B'`
 * @returns `:root { --brass-text: #7A5B2B; … }`
 */
export function themeCss(theme: Readonly<Record<string, string>>): string {
  const properties = Object.entries(theme).map(([token, value]) => `  --${token.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}: ${value};`)
  return `:root {\n${properties.join('\n')}\n}\n`
}
