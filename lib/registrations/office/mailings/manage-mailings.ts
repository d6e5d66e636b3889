import 'server-only'
import { randomUUID } from 'node:crypto'
import type { AuditAction } from '@/lib/accounts/audit-store'
import { auditEntry, isReason, reasonLine, type Staff } from '@/lib/accounts/office/staff-audit'
import { InvalidInputError, NotFoundError } from '@/lib/errors'
import { formatCount } from '@/lib/messages/format-count'
import { mailingWords } from '@/lib/messages/ko/office-mailings'
import type { Mailing, MailingState } from '@/lib/messaging/mailing'
import { LMS_BYTES_MAX } from '@/lib/messaging/sms-text'
import { cleanMailingText, hasLegalForm, idOfText, isOneLms, MAILING_TEXT_MAX, mailingBody } from '@/lib/registrations/mailing-body'
import { withOpeningHours } from '@/lib/registrations/policy-with-hours'
import type { Services } from '@/lib/services'
import { continueCount } from './count-recipients'

/* Advertisements to all who agreed: one person writes, another approves what was shown, and nothing else is sent. */

type Dependencies = Pick<Services, 'store' | 'now' | 'policy' | 'visits'>
/** The mailing as the page of a form showed it. */
interface Shown {
  readonly id: string
  readonly revision: string
}

const { errors } = mailingWords
const isSamePerson = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** Whether somebody wrote the text, or an earlier one of it. */
export const isAuthor = ({ author, authors }: Pick<Mailing, 'author' | 'authors'>, email: string): boolean =>
  [author, ...authors].some((one) => isSamePerson(one, email))

const MAILING_ID = /^[0-9a-zA-Z-]{8,64}$/

/** @param id of an address or a form: whatever was sent */
export const findMailing = async ({ store }: Pick<Dependencies, 'store'>, id: string): Promise<Mailing | null> =>
  MAILING_ID.test(id) ? store.mailings.find(id) : null

/** Whether it is as the change of a shown form left it, so that the form is sent a second time. */
const isNextOf = (mailing: Mailing, { revision }: Shown): boolean => `${mailing.revision - 1}` === revision

/**
 * @param states in which the action is allowed
 * @throws NotFoundError; InvalidInputError if it is not as it was shown
 */
async function getShown(dependencies: Dependencies, { id, revision }: Shown, states: readonly MailingState[]): Promise<Mailing> {
  const mailing = await findMailing(dependencies, id)
  if (!mailing) throw new NotFoundError('no such mailing')
  if (`${mailing.revision}` !== revision || !states.includes(mailing.state)) throw new InvalidInputError({ form: errors.changed })
  return mailing
}

async function change(dependencies: Dependencies, actor: Staff, mailing: Mailing, action: AuditAction, detail: string | null = null): Promise<void> {
  const isChanged = await dependencies.store.mailings.change(mailing, auditEntry(dependencies, actor, action, mailing.id, detail))
  if (!isChanged) throw new InvalidInputError({ form: errors.changed })
}

/** Of a text that is new or was changed: its recipients are counted again, and nobody has decided on it. */
const UNDECIDED = { state: 'draft', recipients: 0, countedAt: null, decidedBy: null, decidedAt: null, reason: null, queued: 0, through: null } as const

type Written = Pick<Mailing, 'text' | 'body'>

async function saveNew(dependencies: Dependencies, actor: Staff, written: Written, id: string, form: string): Promise<string> {
  const { store, now } = dependencies
  const author = actor.account.email
  const mailing: Mailing = { ...UNDECIDED, ...written, id, revision: 1, author, authors: [author], createdAt: now() }
  if (await store.mailings.add(mailing, auditEntry(dependencies, actor, 'mailing.save', id))) return id
  const existing = await store.mailings.find(id)
  if (existing && isSamePerson(existing.author, author)) {
    if (existing.text === written.text) return id
    if (existing.state === 'draft') return saveChanged(dependencies, actor, written, existing)
  }
  const second = idOfText(form, written.text)
  if (id === second) throw new InvalidInputError({ form: errors.changed })
  return saveNew(dependencies, actor, written, second, form)
}

/** Whoever saves a text as it was is not its author. */
async function saveChanged(dependencies: Dependencies, actor: Staff, written: Written, before: Mailing): Promise<string> {
  const author = before.text === written.text ? before.author : actor.account.email
  const authors = [...before.authors.filter((one) => !isSamePerson(one, author)), author]
  await change(dependencies, actor, { ...before, ...UNDECIDED, ...written, author, authors }, 'mailing.save')
  return before.id
}

/**
 * Saves a text as a draft, a new one or instead of the one shown. Its recipients are counted afterwards.
 * @param typed.form made with the page, so that a form sent twice makes one draft
 * @returns the id
 * @throws InvalidInputError, NotFoundError, StoreUnavailableError
 */
export async function saveMailing(dependencies: Dependencies, actor: Staff, typed: Shown & { readonly text: string; readonly form: string }): Promise<string> {
  const text = cleanMailingText(typed.text)
  if (text === null) throw new InvalidInputError({ text: errors.text(MAILING_TEXT_MAX) })
  const body = mailingBody(text, await withOpeningHours(dependencies.policy, dependencies.visits, dependencies.now()))
  if (!isOneLms(body)) throw new InvalidInputError({ text: errors.long(formatCount(LMS_BYTES_MAX)) })
  const written = { text, body }
  if (typed.id === '') {
    const form = /^[0-9a-f-]{36}$/.test(typed.form) ? typed.form : randomUUID()
    return saveNew(dependencies, actor, written, form, form)
  }
  const found = await findMailing(dependencies, typed.id)
  // A form that is sent twice saves once.
  const isSaved = found?.state === 'draft' && found.text === text && isSamePerson(found.author, actor.account.email)
  if (isSaved && isNextOf(found, typed)) return found.id
  return saveChanged(dependencies, actor, written, await getShown(dependencies, typed, ['draft', 'requested']))
}

/** Asks another person for approval. @throws InvalidInputError, NotFoundError, StoreUnavailableError */
export async function requestMailing(dependencies: Dependencies, actor: Staff, shown: Shown): Promise<void> {
  const found = await findMailing(dependencies, shown.id)
  // A form that is sent twice asks once.
  if (found?.state === 'requested' && isNextOf(found, shown)) return
  const mailing = await continueCount(dependencies, await getShown(dependencies, shown, ['draft']))
  if (mailing.recipients === 0 && mailing.countedAt !== null) throw new InvalidInputError({ form: errors.nobody })
  await change(dependencies, actor, { ...mailing, state: 'requested', reason: null }, 'mailing.request')
}

/**
 * Approves what another person wrote: it is queued from now on, for whoever had agreed before.
 * @throws InvalidInputError, NotFoundError, StoreUnavailableError
 */
export async function approveMailing(dependencies: Dependencies, actor: Staff, shown: Shown): Promise<void> {
  const found = await findMailing(dependencies, shown.id)
  // A form that is sent twice approves once.
  if (found && (found.state === 'approved' || found.state === 'queued') && found.decidedBy === actor.account.email) return
  const mailing = await getShown(dependencies, shown, ['requested'])
  if (isAuthor(mailing, actor.account.email)) throw new InvalidInputError({ form: errors.own })
  if (!hasLegalForm(mailing.body, dependencies.policy)) throw new InvalidInputError({ form: errors.outdated })
  await change(
    dependencies,
    actor,
    { ...mailing, state: 'approved', decidedBy: actor.account.email, decidedAt: dependencies.now(), through: null },
    'mailing.approve',
    mailing.author,
  )
}

/** Sends it back to its author, with a reason. @throws InvalidInputError, NotFoundError, StoreUnavailableError */
export async function returnMailing(dependencies: Dependencies, actor: Staff, shown: Shown & { readonly reason: string }): Promise<void> {
  const reason = reasonLine(shown.reason)
  if (!isReason(reason)) throw new InvalidInputError({ reason: errors.reason })
  const found = await findMailing(dependencies, shown.id)
  // A form that is sent twice sends back once.
  if (found?.state === 'draft' && found.reason === reason && found.decidedBy === actor.account.email && isNextOf(found, shown)) return
  const mailing = await getShown(dependencies, shown, ['requested'])
  await change(
    dependencies,
    actor,
    { ...mailing, state: 'draft', decidedBy: actor.account.email, decidedAt: dependencies.now(), reason },
    'mailing.return',
    reason,
  )
}

/**
 * Stops it at any time, however far it is: what is queued is cancelled when it would be sent.
 * @throws InvalidInputError, NotFoundError, StoreUnavailableError
 */
export async function stopMailing(dependencies: Dependencies, actor: Staff, id: string): Promise<void> {
  const { store } = dependencies
  const found = await findMailing(dependencies, id)
  if (!found) throw new NotFoundError('no such mailing')
  if (found.state === 'stopped') return
  // The queueing raises the revision with every step: only whether it can still be stopped matters.
  const decidedBy = actor.account.email
  for (let mailing: Mailing | null = found; mailing; mailing = await store.mailings.find(id)) {
    const stopped: Mailing = { ...mailing, state: 'stopped', decidedBy, decidedAt: mailing.decidedAt ?? dependencies.now() }
    if (mailing.state === 'stopped' || (await store.mailings.change(stopped, auditEntry(dependencies, actor, 'mailing.stop', id)))) return
  }
}
