import { noticesSchema, type Notice } from '@/lib/content/schemas/notices'
import { koreanInstant } from '@/lib/korean-time'
import { factRefusalWords as words } from '@/lib/messages/ko/fact-refusals'

const parsed = (value: unknown): readonly Notice[] => noticesSchema.safeParse(value).data ?? []

/**
 * Notices that nobody would ever see: typed with an end that is over. Those that were shown stay in the list until somebody removes
 * them.
 * @param held what is published
 * @returns errors by the form's inputs
 */
export function endedNotices(value: unknown, held: unknown, now: Date): Record<string, string> {
  const before = new Set(parsed(held).map((notice) => JSON.stringify(notice)))
  return Object.fromEntries(
    parsed(value).flatMap((notice, index) =>
      koreanInstant(notice.ends) > now || before.has(JSON.stringify(notice)) ? [] : [[`value.${index}.ends`, words.ended]],
    ),
  )
}
