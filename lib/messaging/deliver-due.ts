import { randomUUID } from 'node:crypto'
import { StoreUnavailableError } from '@/lib/errors'
import type { OutboxStore, Settlement } from '@/lib/messaging/outbox-store'
import { nextAdvertisingHour } from './advertising-hours'
import {
  CLAIMS_MAX,
  DAYTIME_KINDS,
  INTERRUPTED,
  lookUpsMade,
  mayHaveBeenSent,
  SUSPECTED,
  UNFINISHED,
  UNREADABLE,
  unconfirmed,
  VENDOR_CHANGED,
  VENDOR_NOT_CONFIGURED,
  type QueuedMessage,
  type StoredMessage,
} from './message'
import { MAX_ATTEMPTS, retryDelayMs } from './retry-delay'
import { SEND_TIMEOUT_MS, type FindResult, type Sender, type Senders, type SendResult } from './sender'

const BATCH_SIZE = 10
/** Lifetime of a claim (lease): afterwards another worker may take the messages of a crashed one. */
const CLAIM_TTL_MS = 6 * SEND_TIMEOUT_MS

const MINUTE_MS = 60_000
/**
 * Delays of the status queries to the vendor for a message with an ambiguous result: after the attempt, and after each
 * query that did not find it. A slow vendor may process a request late.
 */
const LOOK_UP_DELAYS_MS = [2 * MINUTE_MS, 10 * MINUTE_MS, 30 * MINUTE_MS] as const

export interface DeliverServices {
  readonly store: { readonly outbox: OutboxStore }
  readonly senders: Senders
  /** Checks each message before it is sent; returns a code if it is stale, see lib/visits/message-staleness.ts. */
  readonly staleness?: (message: QueuedMessage) => Promise<string | null>
  /** Queues one step of what is to be queued, see lib/registrations/queue-mailings.ts. @returns whether there is more */
  readonly prepare?: () => Promise<boolean>
  /** The text of a message that is stored without one; null for all others. */
  readonly bodyOf?: (message: QueuedMessage) => Promise<string | null>
  readonly now: () => Date
  /** 0 to 1, for the jitter of retries. */
  readonly random: () => number
  readonly log: { warn(fields: object, text: string): void }
}

export interface Delivery {
  /** Messages attempted, with any result. */
  readonly tried: number
  readonly sent: number
}

/**
 * Delivers due messages batch by batch, each at most once per run.
 * @param mayContinue called before each batch: a scheduler's request has a time limit, and a server may be stopping
 * @throws StoreUnavailableError
 */
export async function deliverDue(services: DeliverServices, mayContinue: () => boolean | Promise<boolean> = () => true): Promise<Delivery> {
  const {
    store: { outbox },
    now,
  } = services
  let [tried, sent] = [0, 0]
  let isQueueing = true
  while (await mayContinue()) {
    // In turns with the batches: nothing waits until a whole mailing is queued.
    isQueueing = isQueueing && (await prepare(services))
    const token = randomUUID()
    const at = now()
    const messages = await outbox.claimDue({
      token,
      now: at,
      until: new Date(at.getTime() + CLAIM_TTL_MS),
      limit: BATCH_SIZE,
      vendor: services.senders.sms.vendor,
    })
    if (messages.length === 0) {
      if (isQueueing) continue
      break
    }
    // Waits for all of them even if one fails, because a stop waits for running deliveries.
    const ended = await Promise.allSettled(messages.map((message) => deliverOne(services, message, token)))
    tried += ended.length
    sent += ended.filter((one) => one.status === 'fulfilled' && one.value === 'sent').length
    const failed = ended.find((one) => one.status === 'rejected')
    if (failed) throw failed.reason
  }
  return { tried, sent }
}

/** An error of one mailing must not stop every other message. @throws StoreUnavailableError */
async function prepare(services: DeliverServices): Promise<boolean> {
  try {
    return (await services.prepare?.()) ?? false
  } catch (error) {
    if (error instanceof StoreUnavailableError) throw error
    services.log.warn({ err: error }, 'an approved mailing could not be queued; tried again in the next round')
    return false
  }
}

/** More claims than a message can need: its attempts, and the lookups of the last one. */
const CLAIMS_WITHOUT_END = CLAIMS_MAX + LOOK_UP_DELAYS_MS.length

/** Ends the attempt of any message, so that none blocks its batch or is retried for ever. */
async function deliverOne(services: DeliverServices, message: StoredMessage, token: string): Promise<Settlement['state']> {
  const {
    store: { outbox },
    log,
  } = services
  const settlement = await settlementOfOne(services, message)
  if ('postponedUntil' in settlement) {
    await outbox.postpone(message.id, token, settlement.postponedUntil)
    return 'pending'
  }
  if ('code' in settlement && settlement.state !== 'cancelled')
    log.warn({ message: message.id, state: settlement.state, code: settlement.code, attempts: message.attempts }, 'a message was not delivered')
  await outbox.settle(message.id, token, settlement)
  return settlement.state
}

/** An advertisement or a non-urgent message outside its hours. */
interface Postponed {
  readonly postponedUntil: Date
}

/** @throws StoreUnavailableError */
async function settlementOfOne(services: DeliverServices, message: StoredMessage): Promise<Settlement | Postponed> {
  const { now, random, log } = services
  if (message.unreadable) return { state: 'dead', at: now(), code: UNREADABLE }
  // No earlier claim finished: perhaps the message crashes the worker, perhaps it was sent.
  if (message.attempts > CLAIMS_WITHOUT_END) return { state: 'unknown', at: now(), code: UNFINISHED }
  try {
    return await deliver(services, message)
  } catch (error) {
    if (error instanceof StoreUnavailableError) throw error
    // It was not handed over: exceptions of senders are settled where they are called.
    log.warn({ err: error, message: message.id }, 'what a message needs cannot be read')
    const maySent = mayHaveBeenSent(message.lastError)
    if (message.attempts >= MAX_ATTEMPTS) return { state: maySent ? 'unknown' : 'dead', at: now(), code: UNREADABLE }
    return waiting(now(), (maySent ? message.lastError : null) ?? UNREADABLE, retryDelayMs(Math.max(message.attempts, 1), random()))
  }
}

async function deliver(services: DeliverServices, stored: QueuedMessage): Promise<Settlement | Postponed> {
  const {
    store: { outbox },
    now,
  } = services
  const body = (await services.bodyOf?.(stored)) ?? null
  const message = body === null ? stored : { ...stored, body }
  const lookUps = lookUpsMade(message.lastError)
  // A message that may have been sent is only looked up, regardless of opt-outs and the hour.
  if (message.advertisement && lookUps === null) {
    if (await outbox.hasOptedOut(message.to)) return { state: 'cancelled', at: now(), code: 'opted-out' }
    if (await outbox.isSuspected(message)) return { state: 'cancelled', at: now(), code: SUSPECTED }
  }
  if (lookUps === null) {
    const stale = await services.staleness?.(message)
    if (stale) return { state: 'cancelled', at: now(), code: stale }
    const mayComeAtNight = message.advertisement ? message.nightConsent : !DAYTIME_KINDS.includes(message.kind)
    const allowed = mayComeAtNight ? now() : nextAdvertisingHour(now())
    if (allowed > now()) return { postponedUntil: allowed }
  }
  const sender = senderOf(services, message)
  if (!sender)
    return mayHaveBeenSent(message.lastError)
      ? { state: 'unknown', at: now(), code: VENDOR_NOT_CONFIGURED }
      : { state: 'dead', at: now(), code: 'not-configured' }
  if (lookUps !== null) return lookUp(services, message, sender, lookUps)
  return message.lastError === INTERRUPTED && sender.find ? resumeInterrupted(services, message, sender) : send(services, message, sender)
}

/**
 * Picks the sender: an SMS that may have been sent is looked up at the vendor that took it, even if another vendor is
 * configured now.
 */
function senderOf({ senders: { sms, formerVendors, forward } }: DeliverServices, { kind, vendor, lastError }: QueuedMessage): Sender | null {
  if (kind === 'forward') return forward
  if (vendor === null || !mayHaveBeenSent(lastError)) return sms
  return [sms, ...formerVendors].find((one) => one.vendor === vendor) ?? null
}

/** Stack frames without the error's message, which may quote a vendor's response and thus a phone number. */
const stackFramesOf = (error: unknown): readonly string[] =>
  error instanceof Error
    ? (error.stack ?? '')
        .split('\n')
        .filter((line) => /^\s+at /.test(line))
        .slice(0, 3)
    : []

/** Settles an exception of a sender as an unknown outcome, instead of letting the claim expire. */
async function settleExceptions<T>({ log }: DeliverServices, message: QueuedMessage, work: () => Promise<T>, otherwise: T): Promise<T> {
  try {
    return await work()
  } catch (error) {
    log.warn({ message: message.id, error: error instanceof Error ? error.name : typeof error, frames: stackFramesOf(error) }, 'a sender threw')
    return otherwise
  }
}

const find = (services: DeliverServices, message: QueuedMessage, sender: Sender): Promise<FindResult> =>
  settleExceptions<FindResult>(services, message, async () => (sender.find ? sender.find(message) : { kind: 'absent' }), {
    kind: 'retry',
    code: 'sender-failed',
  })

async function send(services: DeliverServices, message: QueuedMessage, sender: Sender): Promise<Settlement> {
  // The vendor must be stored before the message is handed over. This message has another vendor, which did not send
  // it: the next claim changes that.
  if (message.kind !== 'forward' && message.vendor !== services.senders.sms.vendor) return waiting(services.now(), VENDOR_CHANGED, 0)
  const result = await settleExceptions<SendResult>(services, message, () => sender.send(message), { kind: 'unknown', code: 'sender-failed' })
  return settlementOf(services, message, sender, result)
}

/**
 * Settles a message by querying the vendor.
 * @param kept `lastError` while the vendor cannot be reached: the message stays ambiguous
 */
async function settleByLookUp(
  services: DeliverServices,
  message: QueuedMessage,
  sender: Sender,
  kept: string,
  absent: () => Settlement | Promise<Settlement>,
): Promise<Settlement> {
  const found = await find(services, message, sender)
  const at = services.now()
  switch (found.kind) {
    case 'found':
      return { state: 'sent', at, vendorId: found.vendorId }
    case 'retry':
      return message.attempts >= MAX_ATTEMPTS
        ? { state: 'unknown', at, code: found.code }
        : waiting(at, kept, retryDelayMs(message.attempts, services.random()))
    case 'absent':
      return absent()
  }
}

/** For a message whose worker crashed: sends it again only after the vendor reports that it does not have it. */
const resumeInterrupted = (services: DeliverServices, message: QueuedMessage, sender: Sender): Promise<Settlement> =>
  settleByLookUp(services, message, sender, INTERRUPTED, () => send(services, message, sender))

const waiting = (at: Date, code: string, delayMs: number): Extract<Settlement, { state: 'pending' }> => ({
  state: 'pending',
  at,
  code,
  dueAt: new Date(at.getTime() + delayMs),
})

function settlementOf({ now, random }: DeliverServices, { attempts }: QueuedMessage, sender: Sender, result: SendResult): Settlement {
  const at = now()
  switch (result.kind) {
    case 'sent':
      return { state: 'sent', at, vendorId: result.vendorId }
    case 'unknown':
      return sender.find ? waiting(at, unconfirmed(0), LOOK_UP_DELAYS_MS[0]) : { state: 'unknown', at, code: result.code }
    case 'refused':
      return { state: 'dead', at, code: result.code }
    case 'retry':
      return attempts >= MAX_ATTEMPTS ? { state: 'dead', at, code: result.code } : waiting(at, result.code, retryDelayMs(attempts, random()))
  }
}

/** Status query for an ambiguous message. Found means sent; after the last query without a result, staff decide. */
const lookUp = (services: DeliverServices, message: QueuedMessage, sender: Sender, lookUps: number): Promise<Settlement> =>
  settleByLookUp(services, message, sender, unconfirmed(lookUps), () => {
    const delayMs = LOOK_UP_DELAYS_MS[lookUps + 1]
    const at = services.now()
    return delayMs === undefined ? { state: 'unknown', at, code: 'not-found' } : waiting(at, unconfirmed(lookUps + 1), delayMs)
  })
