import 'server-only'
import { randomUUID } from 'node:crypto'
import type { Account } from '@/lib/accounts/account'
import { can } from '@/lib/accounts/permissions'
import { InvalidInputError } from '@/lib/errors'
import { parseLocalTime, startOfKoreanDay } from '@/lib/korean-time'
import { officeBookingWords } from '@/lib/messages/ko/office-booking'
import {
  EVENT_LABELS,
  isResult,
  isVisitEvent,
  withoutWithdrawn,
  type EventKind,
  type RegistrationEvent,
  type Result,
} from '@/lib/registrations/registration-event'
import type { Registration } from '@/lib/registrations/stored-registration'
import type { Services } from '@/lib/services'
import { isAhead } from '@/lib/visits/booking'
import type { Contract } from '@/lib/registrations/contract'
import { getVisibleRegistration } from './assignment-actions'
import { cleanNote } from './registration-actions'
import { recordEvent } from './record-event'
import type { Staff } from '@/lib/accounts/office/staff-audit'
import { timelineWords as words } from '@/lib/messages/ko/registration-timeline'
import { registrationRefusalWords } from '@/lib/messages/ko/registration-refusals'
import { officeBulkWords } from '@/lib/messages/ko/office-bulk'
import { registrationAuditWords } from '@/lib/messages/ko/registration-office'

/* Records results of calls and visits. Each is one event, recorded once however often its form is sent. */

type Dependencies = Pick<Services, 'store' | 'now'>

/** The form's values. */
export interface TypedResult {
  /** One of RESULTS; for a callback also one of {@link CALLBACK_CHOICES} after a slash: `callback/30`. */
  readonly result: string
  /** Korean local time, `2026-11-24T14:00`; empty if none was chosen. */
  readonly due: string
  readonly note: string
  /** Made with the form, so that a form sent twice is recorded once. */
  readonly form: string
  /** For a duplicate: id of the other registration. */
  readonly other: string
  /** For a contract: see contract-fields.ts. */
  readonly contract?: Contract
  /** Whether the contract is recorded although another registration has one of the same home. */
  readonly isSecondContractMeant?: boolean
  /** For a no-show: id of the registration that has the visit, if another one was merged into this one. */
  readonly visit?: string
}

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const tomorrowAtTen = (now: Date) => new Date(startOfKoreanDay(now).getTime() + DAY_MS + 10 * 60 * MINUTE_MS)

/** Callback times that one click chooses. */
export const CALLBACK_CHOICES: Readonly<Record<string, { readonly label: string; readonly at: (now: Date) => Date }>> = {
  '30': { label: words.callbackChoices.soon, at: (now) => new Date(now.getTime() + 30 * MINUTE_MS) },
  '120': { label: words.callbackChoices.later, at: (now) => new Date(now.getTime() + 120 * MINUTE_MS) },
  tomorrow: { label: words.callbackChoices.tomorrow, at: tomorrowAtTen },
}

/** How long a registration's number stays visible to whoever called. */
const NUMBER_SHOWN_MS = 30 * MINUTE_MS
const FORM_ID = /^[0-9a-zA-Z-]{8,64}$/

/** @returns the id of an event, made of the form and the button clicked, so that two buttons of one page are two events */
export const eventId = (form: string, kind: EventKind): string => (FORM_ID.test(form) ? `${form}:${kind}` : randomUUID())

/** @throws InvalidInputError for a time that is invalid, past, or over a year ahead */
function dueTime(typed: string, now: Date): Date {
  const at = parseLocalTime(typed)
  if (!at || at <= now || at.getTime() >= now.getTime() + 366 * DAY_MS) throw new InvalidInputError({ due: registrationRefusalWords.due })
  return at
}

function dueOf(result: Result, choice: string | undefined, typed: string, now: Date): Date | null {
  if (result === 'callback') {
    const chosen = choice !== undefined && Object.hasOwn(CALLBACK_CHOICES, choice) ? CALLBACK_CHOICES[choice] : undefined
    return chosen ? chosen.at(now) : dueTime(typed, now)
  }
  return result === 'booked' && typed !== '' ? dueTime(typed, now) : null
}

/** Finds a registration on which an account may record results: {@link getVisibleRegistration}, or at the reception any visitor's. */
type Find = (dependencies: Dependencies, account: Account, id: string) => Promise<Registration>

/** @returns the registration, if the account may see it and it is not quarantined */
async function requireRecordable(dependencies: Dependencies, account: Account, id: string, find: Find): Promise<Registration> {
  const registration = await find(dependencies, account, id)
  if (registration.quarantine) throw new InvalidInputError({ result: registrationRefusalWords.quarantinedResult })
  return registration
}

/**
 * Records the result of a call or a visit. 수신거부 stops advertisements to the number in the same transaction.
 * @returns the result
 * @throws InvalidInputError, NotFoundError, StoreUnavailableError
 */
export async function recordResult(
  dependencies: Dependencies,
  actor: Staff,
  id: string,
  typed: TypedResult,
  find: Find = getVisibleRegistration,
): Promise<Result> {
  const [kind = '', choice] = typed.result.split('/')
  if (!isResult(kind)) throw new InvalidInputError({ result: officeBulkWords.refused.result })
  await requireRecordable(dependencies, actor.account, id, find)
  if (kind === 'no-show' && isAhead(await dependencies.store.visits.find(typed.visit ?? id), dependencies.now()))
    throw new InvalidInputError({ result: officeBookingWords.refused.early })
  const text = typed.note === '' ? null : cleanNote(typed.note)
  const dueAt = dueOf(kind, choice, typed.due, dependencies.now())
  if (kind === 'duplicate') {
    if (typed.other === '' || typed.other === id) throw new InvalidInputError({ other: registrationRefusalWords.duplicateOf })
    await getVisibleRegistration(dependencies, actor.account, typed.other)
  }
  const contract = kind === 'contract' ? typed.contract : undefined
  const subject = kind === 'duplicate' ? typed.other : (contract?.home ?? null)
  const details = contract && Object.keys(contract.details).length > 0 ? { contract: contract.details } : {}
  const event = { id: eventId(typed.form, kind), registrationId: id, kind, subject, dueAt, text, ...details }
  await recordEvent(dependencies, actor, event, kind === 'opt-out' ? 'phone.opt-out' : 'registration.result', EVENT_LABELS[kind], typed)
  return kind
}

/**
 * The result that an account may withdraw: the latest one, if it is its own or the account assigns registrations, and neither 수신거부, which only the visitor can revoke,
 * nor a booking, which is cancelled instead.
 */
export function withdrawable(events: readonly RegistrationEvent[], account: Pick<Account, 'email' | 'role'>): RegistrationEvent | null {
  const latest = withoutWithdrawn(events).findLast(({ kind }) => isResult(kind))
  const isAllowed = latest?.actor === account.email || can(account, 'registration.assign')
  return latest && isAllowed && latest.kind !== 'opt-out' && !isVisitEvent(latest) ? latest : null
}

/**
 * Withdraws a result recorded by mistake. It stays readable and no longer counts.
 * @throws InvalidInputError for any but {@link withdrawable}; NotFoundError; StoreUnavailableError
 */
export async function withdrawResult(
  dependencies: Dependencies,
  actor: Staff,
  id: string,
  eventToWithdraw: string,
  find: Find = getVisibleRegistration,
): Promise<void> {
  await requireRecordable(dependencies, actor.account, id, find)
  const events = await dependencies.store.registrations.events(id)
  const result = withdrawable(events, actor.account)
  // The form was sent twice: the result is withdrawn already.
  if (events.some(({ kind, subject }) => kind === 'withdrawn' && subject === eventToWithdraw)) return
  if (result?.id !== eventToWithdraw) throw new InvalidInputError({ event: registrationRefusalWords.withdraw })
  const event = { id: `withdrawn:${result.id}`, registrationId: id, kind: 'withdrawn', subject: result.id } as const
  await recordEvent(dependencies, actor, event, 'registration.result', registrationAuditWords.withdrawn(EVENT_LABELS[result.kind]))
}

/**
 * Shows the number for a call, and records who saw it.
 * @returns digits
 */
export async function callRegistration(dependencies: Dependencies, actor: Staff, id: string, form: string): Promise<string> {
  const { phone } = await getVisibleRegistration(dependencies, actor.account, id)
  await recordEvent(dependencies, actor, { id: eventId(form, 'call'), registrationId: id, kind: 'call' }, 'registration.call', null)
  return phone
}

/** The account's own call: whether its number may be shown whole, and whether it has no result yet. @param events of one registration, in order */
export function ownCall(events: readonly RegistrationEvent[], account: Pick<Account, 'email'>, now: Date) {
  const index = events.findLastIndex(({ kind, actor }) => kind === 'call' && actor === account.email)
  const call = events[index]
  const shown = call !== undefined && call.at.getTime() > now.getTime() - NUMBER_SHOWN_MS
  return { shown, open: shown && !events.slice(index).some(({ kind, actor }) => isResult(kind) && actor === account.email) }
}
