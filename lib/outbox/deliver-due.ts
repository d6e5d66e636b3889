import { randomUUID } from 'node:crypto'
import type { OutboxStore, Settlement } from '@/lib/store/outbox-store'
import { nextAdvertisingHour } from './advertising-hours'
import { INTERRUPTED, type QueuedMessage } from './message'
import { MAX_ATTEMPTS, retryDelayMs } from './retry-delay'
import { SEND_TIMEOUT_MS, type Senders, type SendResult } from './sender'

const BATCH = 10
/** A worker that died leaves its messages to others after this. */
const CLAIM_MS = 6 * SEND_TIMEOUT_MS

export interface DeliverServices {
  readonly store: { readonly outbox: OutboxStore }
  readonly senders: Senders
  readonly now: () => Date
  /** 0 to 1, for the spread of retries. */
  readonly random: () => number
  readonly log: { warn(fields: object, text: string): void }
}

export interface Delivery {
  /** Messages taken up, whatever became of them. */
  readonly tried: number
  readonly sent: number
}

/**
 * Delivers what is due, batch by batch, each message once a round.
 * @param mayContinue asked before each batch: a scheduler's request has an end, a stopping server too
 * @throws StoreUnavailableError
 */
export async function deliverDue(services: DeliverServices, mayContinue: () => boolean | Promise<boolean> = () => true): Promise<Delivery> {
  const { store: { outbox }, now } = services
  let [tried, sent] = [0, 0]
  while (await mayContinue()) {
    const token = randomUUID()
    const at = now()
    const messages = await outbox.claimDue({ token, now: at, until: new Date(at.getTime() + CLAIM_MS), limit: BATCH })
    if (messages.length === 0) break
    const ended = await Promise.all(messages.map((message) => deliver(services, message, token)))
    tried += ended.length
    sent += ended.filter((state) => state === 'sent').length
  }
  return { tried, sent }
}

async function deliver(services: DeliverServices, message: QueuedMessage, token: string): Promise<Settlement['state']> {
  const { store: { outbox }, now, log } = services
  if (message.advertisement) {
    if (await outbox.hasOptedOut(message.to)) return settle({ state: 'cancelled', at: now(), code: 'opted-out' })
    const allowed = message.nightConsent ? now() : nextAdvertisingHour(now())
    if (allowed > now()) {
      await outbox.postpone(message.id, token, allowed)
      return 'pending'
    }
  }
  return settle(settlementOf(services, message, await send(services, message)))

  async function settle(settlement: Settlement) {
    if ('code' in settlement && settlement.code !== 'opted-out') log.warn({ message: message.id, state: settlement.state, code: settlement.code, attempts: message.attempts }, 'a message was not delivered')
    await outbox.settle(message.id, token, settlement)
    return settlement.state
  }
}

async function send({ senders }: DeliverServices, message: QueuedMessage): Promise<SendResult> {
  const sender = message.kind === 'forward' ? senders.forward : senders.sms
  if (!sender) return { kind: 'refused', code: 'not-configured' }
  if (message.lastError === INTERRUPTED && sender.find) {
    const found = await sender.find(message)
    if (found.kind === 'found') return { kind: 'sent', vendorId: found.vendorId }
    if (found.kind === 'retry') return found
  }
  return sender.send(message)
}

function settlementOf({ now, random }: DeliverServices, { attempts }: QueuedMessage, result: SendResult): Settlement {
  const at = now()
  switch (result.kind) {
    case 'sent':
      return { state: 'sent', at, vendorId: result.vendorId }
    case 'unknown':
      return { state: 'unknown', at, code: result.code }
    case 'refused':
      return { state: 'dead', at, code: result.code }
    case 'retry':
      return attempts >= MAX_ATTEMPTS
        ? { state: 'dead', at, code: result.code }
        : { state: 'pending', at, code: result.code, dueAt: new Date(at.getTime() + retryDelayMs(attempts, random())) }
  }
}
