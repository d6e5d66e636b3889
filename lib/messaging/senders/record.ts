import type { OutboxStore } from '@/lib/messaging/outbox-store'
import type { Sender } from '../sender'
import { defineSmsVendor } from '../sms-vendor'

/**
 * Dry run: records messages instead of sending them. The default for development and until a vendor is configured.
 * Idempotent for each message.
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
