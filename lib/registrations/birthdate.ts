import { isDateOfCalendar, koreanDay, type CalendarDay } from '@/lib/korean-time'
import { toPlainDigits } from './phone'

/** 개인정보 보호법 §22의2: below this age a guardian's consent would be needed, so the registration is refused. */
const MINIMUM_AGE = 14

export type BirthdateFault = 'format' | 'date' | 'age'

const ordinal = ({ year, month, day }: CalendarDay) => year * 10_000 + month * 100 + day

/**
 * Resolves the century of six digits: 20YY unless that day is in the future, otherwise 19YY.
 * @param yymmdd six digits
 * @param now decides which days are in the future, in Korean time
 * @returns the day, or null if neither century has it
 */
export function birthday(yymmdd: string, now: Date): CalendarDay | null {
  const [year, month, day] = [0, 2, 4].map((at) => Number(yymmdd.slice(at, at + 2))) as [number, number, number]
  const today = ordinal(koreanDay(now))
  for (const century of [2000, 1900]) {
    const candidate = { year: century + year, month, day }
    if (isDateOfCalendar(candidate) && ordinal(candidate) <= today) return candidate
  }
  return null
}

/** Completed years (만 나이) in Korea. */
export function ageOn(born: CalendarDay, now: Date): number {
  const today = koreanDay(now)
  const hadBirthday = today.month * 100 + today.day >= born.month * 100 + born.day
  return today.year - born.year - (hadBirthday ? 0 : 1)
}

/**
 * @param typed as a visitor types it: `950527`, full-width digits, or with separators (`95.05.27`)
 * @returns the six digits to store, or why they are refused
 */
export function checkBirthdate(typed: string, now: Date): { yymmdd: string } | { fault: BirthdateFault } {
  const yymmdd = toPlainDigits(typed).replace(/^(\d\d)[ .\-/]{1,2}(\d\d)[ .\-/]{1,2}(\d\d)$/, '$1$2$3')
  if (!/^\d{6}$/.test(yymmdd)) return { fault: 'format' }
  const born = birthday(yymmdd, now)
  if (!born) return { fault: 'date' }
  return ageOn(born, now) < MINIMUM_AGE ? { fault: 'age' } : { yymmdd }
}
