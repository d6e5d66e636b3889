import { startOfKoreanDay } from '@/lib/korean-time'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS
/** 정보통신망법 §50③: no advertisement from 21:00 to 08:00 without a separate consent. */
const OPENING_HOUR = 8
const CLOSING_HOUR = 21

/** Whether it is between 21:00 and 08:00 in Korea. */
export const isNight = (at: Date): boolean => nextAdvertisingHour(at).getTime() !== at.getTime()

/** @returns `at`, or the next 08:00 in Korea when `at` is in the night */
export function nextAdvertisingHour(at: Date): Date {
  const midnight = startOfKoreanDay(at).getTime()
  const [opens, closes] = [midnight + OPENING_HOUR * HOUR_MS, midnight + CLOSING_HOUR * HOUR_MS]
  if (at.getTime() < opens) return new Date(opens)
  return at.getTime() < closes ? at : new Date(opens + DAY_MS)
}

/** @returns the time that is so many milliseconds of advertising hours (08:00 to 21:00 in Korea) after `at` */
export function afterAdvertisingTime(at: Date, milliseconds: number): Date {
  let [begins, left] = [nextAdvertisingHour(at).getTime(), milliseconds]
  for (;;) {
    const closes = startOfKoreanDay(new Date(begins)).getTime() + CLOSING_HOUR * HOUR_MS
    if (begins + left < closes) return new Date(begins + left)
    left -= closes - begins
    begins = nextAdvertisingHour(new Date(closes)).getTime()
  }
}
