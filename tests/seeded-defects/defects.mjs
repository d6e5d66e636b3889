import { BROWSER_DEFECTS } from './defects/browser.mjs'
import { CONTENT_DEFECTS } from './defects/content.mjs'
import { MESSAGE_DEFECTS } from './defects/messages.mjs'
import { OFFICE_DEFECTS } from './defects/office.mjs'
import { REGISTRATION_DEFECTS } from './defects/registrations.mjs'
import { SERVER_DEFECTS } from './defects/server.mjs'
import { STAGE_DEFECTS } from './defects/stages.mjs'
import { STORE_DEFECTS } from './defects/store.mjs'

/**
 * Faults that somebody could make, one a row, each with the narrowest part of `npm test` that is there to find it.
 * `find` occurs exactly once in the file; a row whose text is gone must be written anew, not deleted.
 * @typedef {import('./scratch-copy.mjs').Seed & { name: string, layer: string, check: import('./checks.mjs').Check }} Defect
 * @type {readonly Defect[]}
 */
export const DEFECTS = [
  ...REGISTRATION_DEFECTS,
  ...STORE_DEFECTS,
  ...MESSAGE_DEFECTS,
  ...OFFICE_DEFECTS,
  ...SERVER_DEFECTS,
  ...CONTENT_DEFECTS,
  ...BROWSER_DEFECTS,
  ...STAGE_DEFECTS,
]
