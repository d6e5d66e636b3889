import type { OutboxStore } from '@/lib/store/outbox-store'
import type { Sender } from '../sender'

/** Sends nothing and writes down that it would have: the default, for development and until a vendor is configured. */
export const recordSender = (outbox: Pick<OutboxStore, 'recordDelivery'>, now: () => Date): Sender => ({
  async send(message) {
    await outbox.recordDelivery(message, now())
    return { kind: 'sent', vendorId: null }
  },
})
