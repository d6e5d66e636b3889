/**
 * What even a broken page can offer: whom to call. Apart from load.ts, and generated, because error pages run in the
 * browser: an import of content/site.ts would bring all of it there, twice, with every page.
 */
export { contact } from '@/.generated/contact'
