import 'server-only'
import { InvalidInputError } from '@/lib/errors'
import type { Services } from '@/lib/services'
import type { StoredHours } from '@/lib/visits/visit-store'
import { isCalendarDay, isTimeOfDay } from '@/lib/korean-time'
import { openingHoursSchema, type DayException, type DayHours, type OpeningHours } from '@/lib/content/schemas/opening-hours'
import type { VisitBooking } from '@/lib/visits/visit-booking'
import { auditEntry, type Actor } from '@/lib/accounts/office/staff-audit'
import { cleanLine } from '@/lib/clean-text'

/* Changes of the opening hours by staff. */

type Dependencies = Pick<Services, 'store' | 'now'> & { readonly visits: VisitBooking }

export const WEEKDAY_LABELS = ['일요일', '월요일', '화요일', '수요일', '목요일', '금요일', '토요일'] as const

/** Number fields of the form by name, in its order. */
export const NUMBER_LABELS = {
  slotMinutes: '관람 시작 간격 (분)',
  visitMinutes: '관람 시간 (분)',
  groupsPerSlot: '시간마다 받는 팀',
  peoplePerSlot: '시간마다 받는 인원 (명)',
  peoplePerGroup: '한 팀의 최대 인원 (명)',
  daysAhead: '며칠 뒤까지 예약을 받는지',
  bookUntilMinutes: '시작 몇 분 전까지 예약을 받는지',
  cancelUntilMinutes: '시작 몇 분 전까지 취소를 받는지',
} as const satisfies Partial<Record<keyof OpeningHours, string>>
export type HoursNumber = keyof typeof NUMBER_LABELS

const CHANGED_MEANWHILE = '그동안 다른 사람이 관람 시간을 바꿨습니다. 새로 고친 뒤 다시 저장해 주세요.'

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
    if (part === 'weekly') return [`weekly${String(index)}`, `${WEEKDAY_LABELS[Number(index)] ?? ''}: 여는 시각과 닫는 시각을 확인해 주세요.`] as const
    if (part === 'exceptions') return ['day', '날짜마다 하나만, 시각과 사유를 확인해 주세요.'] as const
    return [String(part), `${NUMBER_LABELS[part as HoursNumber]}: 값을 확인해 주세요.`] as const
  })
  throw new InvalidInputError(Object.fromEntries(faults))
}

async function change(dependencies: Dependencies, actor: Actor, basedOn: string, detail: string, edit: (hours: OpeningHours) => OpeningHours): Promise<void> {
  const { version, hours }: StoredHours = await dependencies.visits.hours()
  const next = checked(edit(hours))
  const audit = auditEntry(dependencies, actor, 'visit.hours', null, detail)
  if (basedOn !== String(version) || !(await dependencies.store.visits.saveHours(next, version, audit)))
    throw new InvalidInputError({ version: CHANGED_MEANWHILE })
}

/**
 * Saves the weekly hours and all numbers.
 * @throws InvalidInputError, StoreUnavailableError
 */
export async function saveWeeklyHours(dependencies: Dependencies, actor: Actor, typed: Typed): Promise<void> {
  const weekly = WEEKDAY_LABELS.map((_label, day) => (typed(`open${day}`) ? typedHours(typed, `day${day}`) : null))
  const numbers = Object.fromEntries((Object.keys(NUMBER_LABELS) as HoursNumber[]).map((name) => [name, typed(name) === '' ? NaN : Number(typed(name))]))
  await change(dependencies, actor, typed('version'), '주간 시간과 예약 단위', (hours) => ({
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
  if (!isCalendarDay(day)) throw new InvalidInputError({ day: '날짜를 골라 주세요.' })
  const reason = cleanLine(typed('reason'))
  if (reason === '') throw new InvalidInputError({ reason: '사유를 입력해 주세요. 방문객에게도 보입니다.' })
  const exception: DayException = { day, hours: typed('closed') ? null : typedHours(typed, 'exception'), reason }
  await change(dependencies, actor, typed('version'), `${day} ${exception.hours ? '시간 변경' : '휴관'}`, (hours) => ({
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
  await change(dependencies, actor, typed('version'), `${isCalendarDay(day) ? day : ''} 예외 지움`, (hours) => ({
    ...hours,
    exceptions: hours.exceptions.filter((other) => other.day !== day),
  }))
}
