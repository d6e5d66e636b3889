import 'server-only'
import { auditEntry, type Actor } from '@/lib/accounts/office/staff-audit'
import { noticesSchema, type Notice } from '@/lib/content/schemas/notices'
import { InvalidInputError } from '@/lib/errors'
import { isCalendarDay, koreanInstant, koreanIsoDay, koreanLocalTime } from '@/lib/korean-time'
import { needsApproval } from '@/lib/fact-approval'
import { getFact, readHeld, shownValue } from './edited-fact'
import { publishFact, saveFactDraft, type FactDependencies, type FactOutcome } from './fact-actions'
import { countName } from './fact-fields'
import { closedDayWords as words } from '@/lib/messages/ko/closed-day'
import { factRefusalWords } from '@/lib/messages/ko/fact-refusals'

type Typed = (name: string) => string

const PATH = 'notices'
const DAY_MS = 86_400_000
const FIRST = 1

const englishDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' })
const nextDay = (day: string) => koreanIsoDay(new Date(koreanInstant(day).getTime() + DAY_MS))

/**
 * What visitors are told of a day on which the model house is closed, from now until the end of that day.
 * @param day `2026-09-28`
 */
export function closedDayNotice(day: string, reason: string, now: Date): Notice {
  const isToday = day === koreanIsoDay(now)
  const [, month = 0, date = 0] = day.split('-').map(Number)
  const because = reason.replace(/[<>[\]]/g, '').trim()
  return {
    text: isToday ? words.today : words.on(month, date),
    ...(because && { detail: words.because(because) }),
    english: `Model house closed ${isToday ? 'today' : `on ${englishDay.format(new Date(day))}`}`,
    begins: koreanLocalTime(now),
    ends: `${nextDay(day)}T00:00`,
    place: 'bar',
    priority: FIRST,
  }
}

/** A value as its form would send it. */
function sentBy(value: unknown, name = 'value'): [string, string][] {
  if (Array.isArray(value)) return [[countName(name), String(value.length)], ...value.flatMap((item: unknown, index) => sentBy(item, `${name}.${index}`))]
  if (typeof value === 'object' && value !== null) return Object.entries(value).flatMap(([key, item]) => sentBy(item, `${name}.${key}`))
  return typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : []
}

/**
 * Adds the notice of a closed day to what `base` says; ended ones, and an earlier one of the same day, leave.
 * @throws InvalidInputError
 */
function withClosedDay(base: unknown, typed: Typed, now: Date): ReadonlyMap<string, string> {
  const day = typed('day')
  if (!isCalendarDay(day)) throw new InvalidInputError({ day: factRefusalWords.closedDay })
  const notice = closedDayNotice(day, typed('reason'), now)
  const others = (noticesSchema.safeParse(base).data ?? []).filter(
    ({ text, begins, ends }) => koreanInstant(ends) > now && !(ends === notice.ends && /휴관$/.test(text) && begins <= notice.begins),
  )
  return new Map(sentBy([notice, ...others]))
}

/**
 * Tells visitors that the model house is closed on a day: at once, or where the person may not publish or another has to approve it,
 * as a draft, beside what that person was writing.
 * @param typed `day`, and its `reason`
 * @throws InvalidInputError, StoreUnavailableError
 */
export async function announceClosedDay(dependencies: FactDependencies, actor: Actor, typed: Typed, isPublisher: boolean): Promise<FactOutcome> {
  const { store, now, env } = dependencies
  const fact = getFact(PATH)
  const mayPublish = isPublisher && !needsApproval(fact, env.FACT_APPROVAL)
  const [{ values }, drafts, [newest]] = await Promise.all([
    readHeld(store, now()),
    store.facts.listDrafts(),
    store.facts.listVersions({ path: PATH, limit: 1 }),
  ])
  const own = drafts.find(({ path, actor: of }) => path === PATH && of === actor.account.email)
  const held = shownValue(fact, values.get(PATH) ?? fact.written, values)
  const drafted: unknown = own?.json ? shownValue(fact, JSON.parse(own.json), values) : held
  const fields = withClosedDay(mayPublish ? held : drafted, typed, now())
  const others = new Map([
    ['path', PATH],
    ['basedOn', String(newest?.number ?? 0)],
    ['reason', words.reason(typed('day'))],
    ['source', words.source],
  ])
  const form: Typed = (name) => others.get(name) ?? fields.get(name) ?? ''
  if (!mayPublish) return saveFactDraft(dependencies, actor, form)
  const outcome = await publishFact(dependencies, actor, form)
  // What the person was writing is not what they announced.
  if (own) await store.facts.saveDraft(own, auditEntry(dependencies, actor, 'fact.draft', PATH))
  return outcome
}
