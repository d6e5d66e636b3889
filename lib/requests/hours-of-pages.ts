import 'server-only'
import { unstable_cache } from 'next/cache'
import { english } from '@/lib/content/english'
import { content } from '@/lib/content/load'
import { koreanIsoDay } from '@/lib/korean-time'
import type { Language } from '@/lib/messages/language'
import { services } from '@/lib/services'
import { OPENING_HOURS_TAG, WEEKLY_HOURS_TAG, type HoursTag } from '@/lib/visits/hours-tag'
import type { OpeningHours } from '@/lib/content/schemas/opening-hours'
import { publicHours, type VisitingHours } from '@/lib/visits/public-hours'

/** A build has the content's hours but no store. */
const BUILDING = process.env.NEXT_PHASE === 'phase-production-build'

/** The hours for a page, which gets the tag and is revalidated by it; null if content states no hours. */
function readHours(tag: HoursTag): Promise<OpeningHours | null> {
  const stated = content.registration.visits
  if (!stated) return Promise.resolve(null)
  const read = async () => (BUILDING ? stated : ((await services().shownHours?.read()) ?? stated))
  return unstable_cache(read, [tag, JSON.stringify(stated)], { tags: [tag] })()
}

/** The content's text, if it states no hours as data. */
const writtenHours = (language: Language) => (language === 'en' ? (english?.modelHouse.hours ?? '') : content.site.modelHouse.hours)

/** @returns the hours that the office saved, or the content's */
export async function readVisitingHours(language: Language = 'ko'): Promise<VisitingHours> {
  const read = await readHours(OPENING_HOURS_TAG)
  const hours = read && publicHours(read, koreanIsoDay(new Date()), language)
  return { line: hours?.line ?? writtenHours(language), hours }
}

/**
 * For the footer of every page. Without exceptions: they are edited often, and would revalidate every page.
 * @returns the week in one line: `매일 10:00~18:00`
 */
export async function readWeeklyHours(language: Language = 'ko'): Promise<string> {
  const read = await readHours(WEEKLY_HOURS_TAG)
  return read ? publicHours(read, koreanIsoDay(new Date()), language).weekly : writtenHours(language)
}
