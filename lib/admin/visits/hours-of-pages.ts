import 'server-only'
import { revalidateTag, unstable_cache } from 'next/cache'
import { english } from '@/lib/content/english'
import { content } from '@/lib/content/load'
import { koreanIsoDay } from '@/lib/korean-time'
import type { Language } from '@/lib/messages/language'
import { services } from '@/lib/services'
import { OPENING_HOURS_TAG } from '@/lib/visits/hours-tag'
import type { OpeningHours } from '@/lib/visits/opening-hours'
import { publicHours, type VisitingHours } from '@/lib/visits/public-hours'

/** A build knows content's hours and no store. */
const BUILDING = process.env.NEXT_PHASE === 'phase-production-build'

/** Pages that say the opening hours are rendered anew at their next visit: by our own server, and by another host of Next. */
export async function revalidateHours(): Promise<void> {
  revalidateTag(OPENING_HOURS_TAG, { expire: 0 })
  // What was saved is saved: where the store does not answer now, it is asked again within a minute.
  await services()
    .shownHours?.check()
    .catch((error: unknown) => services().log.warn({ err: error }, 'pages follow the opening hours in a minute'))
}

/** The hours for a page, which is then among those that {@link revalidateHours} has rendered anew; null where content states none. */
function readHours(): Promise<OpeningHours | null> {
  const stated = content.registration.visits
  if (!stated) return Promise.resolve(null)
  const read = async () => (BUILDING ? stated : ((await services().shownHours?.read()) ?? stated))
  return unstable_cache(read, [OPENING_HOURS_TAG, JSON.stringify(stated)], { tags: [OPENING_HOURS_TAG] })()
}

/** @returns the hours as the office saved them, or content's */
export async function readVisitingHours(language: Language = 'ko'): Promise<VisitingHours> {
  const read = await readHours()
  const hours = read && publicHours(read, koreanIsoDay(new Date()), language)
  const written = language === 'en' ? (english?.modelHouse.hours ?? '') : content.site.modelHouse.hours
  return { line: hours?.line ?? written, hours }
}
