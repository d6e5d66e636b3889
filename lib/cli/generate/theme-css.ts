/** `{ brassText: '#7A5B2B' }` as `:root { --brass-text: #7A5B2B; }` */
export function themeCss(theme: Readonly<Record<string, string>>): string {
  const properties = Object.entries(theme).map(([token, value]) => `  --${token.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}: ${value};`)
  return `:root {\n${properties.join('\n')}\n}\n`
}
