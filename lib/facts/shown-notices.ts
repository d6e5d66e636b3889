import { noticesAt } from '@/lib/content/notices-at'
import type { Notice } from '@/lib/content/schemas/notices'
import type { ShownValues } from './stale-tags'

/** Cache tag of every page that shows notices: of their beginning and end, which no edit announces. */
export const NOTICES_TAG = 'notices'

/**
 * Which notices pages show, for stale-tags.ts: one begins or ends without an edit.
 * @param written notices with which the build rendered its pages
 * @param current asked at each check
 */
export function shownNotices(written: readonly Notice[], current: () => readonly Notice[], now: () => Date): ShownValues {
  return {
    // When the build was made is unknown: a notice of content/ may have begun or ended since.
    written: new Map([[NOTICES_TAG, written.length === 0 ? '[]' : 'unknown']]),
    read: async () => new Map([[NOTICES_TAG, JSON.stringify(noticesAt(current(), now()))]]),
  }
}
