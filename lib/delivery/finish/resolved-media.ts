/** A declaration or use of a named media query (`@custom-media --phone …`, `@media (--phone)`). */
const NAMED_QUERY = /@custom-media[^;]*|@media[^{]*\(\s*--[^{]*/

/** Browsers know no named media queries and pass over the rules in them: better no build than one without its layout. */
export function assertMediaResolved(file: string, css: string) {
  const left = NAMED_QUERY.exec(css)?.[0]
  if (left) throw new Error(`${file}: '${left.trim()}' is not resolved: see postcss.config.mjs and components/ui/breakpoints.ts`)
}
