/**
 * Contact data for a broken page. Separate from load.ts, and generated, because error pages run in the browser: importing
 * content/site.ts would bring all of it there, twice, with every page.
 */
export { contact } from '@/.generated/contact'
