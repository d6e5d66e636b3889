import 'server-only'
import { firstScreenAnswers, type FirstScreenEntry } from '@/lib/content/first-screen'
import { content } from '@/lib/content/load'
import { tagPage } from '@/lib/delivery/next/rendering-page'
import { FIRST_SCREEN_TAG } from '@/lib/facts/shown-first-screen'

/** What the first screen answers now. The page gets the tag and is rendered anew when time changes an answer. */
export function readFirstScreen(): readonly FirstScreenEntry[] {
  tagPage([FIRST_SCREEN_TAG])
  return firstScreenAnswers(content, new Date())
}
