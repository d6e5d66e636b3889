import type { DeliverServices } from '@/lib/messaging/deliver-due'
import type { SendResult } from '@/lib/messaging/sender'
import { ADVERTISEMENT_DELAY_MS } from '@/lib/registrations/compose-messages'
import { createRegistrationLimits } from '@/lib/registrations/limits'
import { registerVisitor } from '@/lib/registrations/register-visitor'
import type { Store } from '@/lib/store/store'
import { fixedClock, registerRequest, registerServices, registrationTestPolicy, validBody } from './registrations'
import { readable } from './readable'
import { temporaryStore } from './sqlite-store'

export const MINUTE_MS = 60_000

/**
 * For tests of the outbox: a store and a clock for each test, and functions that register a visitor and deliver.
 * @param start receives them before each test
 */
export function useDeliveries(start: (fresh: { store: Store; clock: ReturnType<typeof fixedClock>; directory: string }) => void) {
  let store: Store
  let dispose: () => Promise<void>
  let clock: ReturnType<typeof fixedClock>
  beforeEach(() => {
    const opened = temporaryStore()
    ;({ store, dispose } = opened)
    clock = fixedClock()
    start({ store, clock, directory: opened.directory })
  })
  afterEach(() => dispose())

  /** Registers a visitor. With an advertisement, moves the clock to when it may be sent. */
  async function register(changes: Readonly<Record<string, unknown>> = {}, forward = false) {
    const { services } = registerServices(store, { now: clock.now, limits: createRegistrationLimits(1000), policy: registrationTestPolicy({ forward }) })
    await registerVisitor(services, registerRequest({ body: validBody(changes) }))
    if (changes.marketingConsent) clock.advance(ADVERTISEMENT_DELAY_MS)
  }
  function deliverServices(answer: SendResult | ((text: string) => SendResult) = { kind: 'sent', vendorId: 'v' }) {
    const sent: { to: string; body: string }[] = []
    const warnings: object[] = []
    const services: DeliverServices = {
      store,
      now: clock.now,
      random: () => 1,
      log: { warn: (fields) => void warnings.push(fields) },
      senders: {
        sms: {
          vendor: 'test',
          async send({ to, body }) {
            sent.push({ to, body })
            return typeof answer === 'function' ? answer(body) : answer
          },
        },
        formerVendors: [],
        forward: null,
      },
    }
    return { services, sent, warnings }
  }
  const states = async () => Object.fromEntries(readable(await store.outbox.list({ limit: 50 })).map(({ kind, state }) => [kind, state]))

  return { register, deliverServices, states }
}
