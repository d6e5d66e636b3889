/**
 * Contact data for a broken page. Separate from load.ts, and generated, because error pages run in the browser: importing
 * content/site.ts would bring all of it there, twice, with every page.
 */
import { contact } from '@/.generated/contact'

export { contact }

/** The office's number for a page that failed in the browser: as its document said it, or as the build did. */
export const officePhone = (): string => (typeof document === 'undefined' ? undefined : document.documentElement.dataset.phone) ?? contact.phone
