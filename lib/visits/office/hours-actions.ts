import 'server-only'
import { InvalidInputError } from '@/lib/errors'
import type { Services } from '@/lib/services'
import type { StoredHours } from '@/lib/visits/visit-store'
import { isCalendarDay, isTimeOfDay } from '@/lib/korean-time'
import { openingHoursSchema, type DayException, type DayHours, type OpeningHours } from '@/lib/content/schemas/opening-hours'
import type { VisitBooking } from '@/lib/visits/visit-booking'
import { auditEntry, type Actor } from '@/lib/accounts/office/staff-audit'
import { cleanLine } from '@/lib/clean-text'
import { officeHoursWords as words } from '@/lib/messages/ko/office-hours'

/* Changes of the opening hours by staff. */

type Dependencies = Pick<Services, 'store' | 'now'> & { readonly visits: VisitBooking }

/** Number fields of the form by name, in its order. */
export const NUMBER_LABELS = words.numbers satisfies Partial<Record<keyof OpeningHours, string>>
export type HoursNumber = keyof typeof NUMBER_LABELS

type Typed = (name: string) => string

/** Excludes `24:00`, which content may use as the end of a day. */
const typedTime = (text: string) => (isTimeOfDay(text) ? text : '')
const typedHours = (typed: Typed, prefix: string): DayHours => ({ from: typedTime(typed(`${prefix}From`)), until: typedTime(typed(`${prefix}Until`)) })

/** @throws InvalidInputError with the invalid values */
function checked(hours: OpeningHours): OpeningHours {
  const result = openingHoursSchema.safeParse(hours)
  if (result.success) return result.data
  const faults = result.error.issues.map(({ path }) => {
    const [part, index] = path
    if (part === 'weekly') return [`weekly${String(index)}`, words.wrongDay(words.weekdays[Number(index)] ?? '')] as const
    if (part === 'exceptions') return ['day', words.wrongException] as const
    return [String(part), words.wrongNumber(NUMBER_LABELS[part as HoursNumber])] as const
  })
  throw new InvalidInputError(Object.fromEntries(faults))
}

async function change(dependencies: Dependencies, actor: Actor, basedOn: string, detail: string, edit: (hours: OpeningHours) => OpeningHours): Promise<void> {
  const { version, hours }: StoredHours = await dependencies.visits.hours()
  const next = checked(edit(hours))
  const audit = auditEntry(dependencies, actor, 'visit.hours', null, detail)
  if (basedOn !== String(version) || !(await dependencies.store.visits.saveHours(next, version, audit))) throw new InvalidInputError({ version: words.changed })
}

/**
 * Saves the weekly hours and all numbers.
 * @throws InvalidInputError, StoreUnavailableError
 */
export async function saveWeeklyHours(dependencies: Dependencies, actor: Actor, typed: Typed): Promise<void> {
  const weekly = words.weekdays.map((_label, day) => (typed(`open${day}`) ? typedHours(typed, `day${day}`) : null))
  const numbers = Object.fromEntries((Object.keys(NUMBER_LABELS) as HoursNumber[]).map((name) => [name, typed(name) === '' ? NaN : Number(typed(name))]))
  await change(dependencies, actor, typed('version'), words.audit.weekly, (hours) => ({
    ...hours,
    ...(numbers as Pick<OpeningHours, HoursNumber>),
    weekly,
  }))
}

/**
 * Closes a day or gives it other hours; replaces an earlier exception.
 * @throws InvalidInputError, StoreUnavailableError
 */
export async function setException(dependencies: Dependencies, actor: Actor, typed: Typed): Promise<void> {
  const day = typed('day')
  if (!isCalendarDay(day)) throw new InvalidInputError({ day: words.noDay })
  const reason = cleanLine(typed('reason'))
  if (reason === '') throw new InvalidInputError({ reason: words.noReason })
  const exception: DayException = { day, hours: typed('closed') ? null : typedHours(typed, 'exception'), reason }
  await change(dependencies, actor, typed('version'), `${day} ${exception.hours ? words.audit.hours : words.audit.closed}`, (hours) => ({
    ...hours,
    exceptions: [...hours.exceptions.filter((other) => other.day !== day), exception].toSorted((a, b) => (a.day < b.day ? -1 : 1)),
  }))
}

/**
 * Restores the weekday's hours of a day.
 * @throws InvalidInputError, StoreUnavailableError
 */
export async function removeException(dependencies: Dependencies, actor: Actor, typed: Typed): Promise<void> {
  const day = typed('day')
  await change(dependencies, actor, typed('version'), words.auditRemoved(isCalendarDay(day) ? day : ''), (hours) => ({
    ...hours,
    exceptions: hours.exceptions.filter((other) => other.day !== day),
  }))
}
