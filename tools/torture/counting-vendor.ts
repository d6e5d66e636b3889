import { json, startVendor } from '@/tests/support/vendor'

/** A vendor that accepts every SMS, counts how often it gets each, and lists them on request. */
export async function countingVendor() {
  /** How often each message was sent, by its id. */
  const texts = new Map<string, number>()
  /** Messages listed for a phone. */
  const byPhone = new Map<string, Record<string, unknown>>()
  const vendor = await startVendor((request, response) => {
    const asked = /value=(\d+)/.exec(request.url)?.[1]
    if (asked) return json(200, { messageList: byPhone.get(asked) ?? {} })(request, response)
    const { messages } = JSON.parse(request.body) as { messages: { to: string; customFields: { outbox: string } }[] }
    for (const { to, customFields } of messages) {
      texts.set(customFields.outbox, (texts.get(customFields.outbox) ?? 0) + 1)
      byPhone.set(to, { ...byPhone.get(to), [`M${texts.size}`]: { customFields } })
    }
    json(200, { failedMessageList: [], groupInfo: { groupId: 'G' } })(request, response)
  })
  return {
    texts,
    stop: vendor.stop,
    /** Environment of a site that uses it. */
    environment: {
      SMS_SENDER: 'solapi',
      SOLAPI_API_KEY: 'k',
      SOLAPI_API_SECRET: 's',
      SOLAPI_FROM: '15338848',
      SOLAPI_ORIGIN: vendor.origin,
    },
  }
}
