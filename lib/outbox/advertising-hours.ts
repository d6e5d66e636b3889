const HOUR_MS = 60 * 60 * 1000
const KOREA_OFFSET_MS = 9 * HOUR_MS
const DAY_MS = 24 * HOUR_MS
/** 정보통신망법 §50③: no advertisement from 21:00 to 08:00 without a consent of its own. */
const FIRST_HOUR = 8
const LAST_HOUR = 21

/** @returns `at`, or the next 08:00 in Korea when `at` is in the night */
export function nextAdvertisingHour(at: Date): Date {
  const local = at.getTime() + KOREA_OFFSET_MS
  const midnight = Math.floor(local / DAY_MS) * DAY_MS
  const [opens, closes] = [midnight + FIRST_HOUR * HOUR_MS, midnight + LAST_HOUR * HOUR_MS]
  if (local < opens) return new Date(opens - KOREA_OFFSET_MS)
  return local < closes ? at : new Date(opens + DAY_MS - KOREA_OFFSET_MS)
}
