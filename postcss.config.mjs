/**
 * Resolves `@media (--phone)` from components/ui/breakpoints.ts. Turbopack's own CSS compiler (Lightning CSS) runs
 * afterwards with the same targets as without this file; it knows custom media only within one file.
 * Plugins are named, not imported: Turbopack loads them in its worker.
 */
const config = {
  plugins: {
    '@csstools/postcss-global-data': { files: ['.generated/breakpoints.css'] },
    'postcss-custom-media': {},
  },
}

export default config
