import 'server-only'
import { randomUUID } from 'node:crypto'
import type { Account } from '@/lib/accounts/account'
import type { AuditAction } from '@/lib/accounts/audit-store'
import { auditEntry, isReason, reasonLine, type Actor } from '@/lib/accounts/office/staff-audit'
import { InvalidInputError, NotFoundError } from '@/lib/errors'
import { mailingWords } from '@/lib/messages/ko/office-mailings'
import type { Mailing, MailingState } from '@/lib/messaging/mailing'
import { mailingRecipients } from '@/lib/registrations/mailing-recipients'
import { withOpeningHours } from '@/lib/registrations/policy-with-hours'
import type { Services } from '@/lib/services'
import { cleanMailingText, hasLegalForm, mailingBody } from './mailing-body'

/* Advertisements to all who agreed: one person writes, another approves what was shown, and nothing else is sent. */

type Dependencies = Pick<Services, 'store' | 'now' | 'policy' | 'visits'>
interface Staff extends Actor {
  readonly account: Account
}
/** The mailing as the page of a form showed it. */
interface Shown {
  readonly id: string
  readonly revision: string
}

const { errors } = mailingWords
const isSamePerson = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** How many numbers would get an advertisement now. Reads every registration in batches. */
async function countRecipients({ store, now }: Dependencies): Promise<number> {
  const phones = new Set<string>()
  for await (const { registrations } of store.registrations.scan({ quarantined: false }))
    for (const { phone } of await mailingRecipients(store.outbox, registrations, now())) phones.add(phone)
  return phones.size
}

const MAILING_ID = /^[0-9a-zA-Z-]{8,64}$/

/** @param id of an address or a form: whatever was sent */
export const findMailing = async ({ store }: Pick<Dependencies, 'store'>, id: string): Promise<Mailing | null> =>
  MAILING_ID.test(id) ? store.mailings.find(id) : null

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

/**
 * Saves a text as a draft, a new one or instead of the one shown, with the number of its recipients.
 * @param form made with the page, so that a form sent twice makes one draft
 * @returns the id
 * @throws InvalidInputError, NotFoundError, StoreUnavailableError
 */
export async function saveMailing(dependencies: Dependencies, actor: Staff, typed: Shown & { readonly text: string; readonly form: string }): Promise<string> {
  const text = cleanMailingText(typed.text)
  if (text === null) throw new InvalidInputError({ text: errors.text })
  const before = typed.id === '' ? null : await getShown(dependencies, typed, ['draft', 'requested'])
  const at = dependencies.now()
  const mailing: Mailing = {
    id: before?.id ?? (/^[0-9a-f-]{36}$/.test(typed.form) ? typed.form : randomUUID()),
    revision: before?.revision ?? 1,
    state: 'draft',
    text,
    body: mailingBody(text, await withOpeningHours(dependencies.policy, dependencies.visits, at)),
    author: actor.account.email,
    createdAt: before?.createdAt ?? at,
    recipients: await countRecipients(dependencies),
    countedAt: at,
    decidedBy: null,
    decidedAt: null,
    reason: null,
    queued: 0,
    through: null,
  }
  if (before) await change(dependencies, actor, mailing, 'mailing.save')
  else await dependencies.store.mailings.add(mailing, auditEntry(dependencies, actor, 'mailing.save', mailing.id))
  return mailing.id
}

/** Asks another person for approval. @throws InvalidInputError, NotFoundError, StoreUnavailableError */
export async function requestMailing(dependencies: Dependencies, actor: Staff, shown: Shown): Promise<void> {
  const mailing = await getShown(dependencies, shown, ['draft'])
  if (mailing.recipients === 0) throw new InvalidInputError({ form: errors.nobody })
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
  if (isSamePerson(mailing.author, actor.account.email)) throw new InvalidInputError({ form: errors.own })
  if (!hasLegalForm(mailing.body, dependencies.policy)) throw new InvalidInputError({ form: errors.outdated })
  await change(
    dependencies,
    actor,
    { ...mailing, state: 'approved', decidedBy: actor.account.email, decidedAt: dependencies.now() },
    'mailing.approve',
    mailing.author,
  )
}

/** Sends it back to its author, with a reason. @throws InvalidInputError, NotFoundError, StoreUnavailableError */
export async function returnMailing(dependencies: Dependencies, actor: Staff, shown: Shown & { readonly reason: string }): Promise<void> {
  const reason = reasonLine(shown.reason)
  if (!isReason(reason)) throw new InvalidInputError({ reason: errors.reason })
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
