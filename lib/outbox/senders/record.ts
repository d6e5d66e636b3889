import type { OutboxStore } from '@/lib/store/outbox-store'
import type { Sender } from '../sender'
import { defineSmsVendor } from '../sms-vendor'

/**
 * Sends nothing and writes down that it would have: the default, for development and until a vendor is configured.
 * Once a message, however often it is tried: what could not be written down is tried again.
 */
export const recordSender = (outbox: Pick<OutboxStore, 'recordDelivery'>, now: () => Date): Sender => ({
  async send(message) {
    try {
      await outbox.recordDelivery(message, now())
    } catch {
      return { kind: 'retry', code: 'not-recorded' }
    }
    return { kind: 'sent', vendorId: null }
  },
})

export const record = defineSmsVendor({ sends: false, environment: {}, create: (_settings, { outbox, now }) => recordSender(outbox, now) })
