import 'server-only'
import { content } from '@/lib/content/load'
import { noticesAt } from '@/lib/content/notices-at'
import type { Notice } from '@/lib/content/schemas/notices'
import { tagPage } from '@/lib/delivery/next/rendering-page'
import { NOTICES_TAG } from '@/lib/facts/shown-notices'

/** The notices that hold now. The page gets the tag and is rendered anew when one begins or ends. */
export function readNotices(): readonly Notice[] {
  tagPage([NOTICES_TAG])
  return noticesAt(content.notices, new Date())
}
