import { visitWords } from '@/lib/messages/ko/visits'

/** 0 for Sunday to 6. @param isoDay `2026-12-05` */
export const weekdayOf = (isoDay: string): number => new Date(`${isoDay}T00:00Z`).getUTCDay()

/** `12월 5일(토)` @param isoDay `2026-12-05` */
export const dayText = (isoDay: string): string => visitWords.day(Number(isoDay.slice(5, 7)), Number(isoDay.slice(8)), weekdayOf(isoDay))
