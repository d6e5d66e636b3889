import { z } from 'zod'

/** The used fields of the response to a message; the vendor may add others. */
const sendAnswer = z.object({
  groupInfo: z.object({ groupId: z.string().min(1) }).optional(),
  failedMessageList: z.array(z.object({ statusCode: z.union([z.string(), z.number()]).optional() })).default([]),
})

const messageList = z.object({ messageList: z.record(z.string(), z.unknown()) })
const listedMessage = z.object({ customFields: z.object({ outbox: z.string().optional() }).nullish() })

/** An entry of the vendor's list; `outboxId` is our id, null if the message has none. */
interface ListedMessage {
  readonly vendorId: string
  readonly outboxId: string | null
  /** False for an entry of an unexpected shape. */
  readonly readable: boolean
}

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** @returns null for a response of an unexpected shape, even if only one entry has it */
export const readSendAnswer = (text: string): z.infer<typeof sendAnswer> | null => sendAnswer.safeParse(json(text)).data ?? null

/** @returns null without a list by message id */
export function readMessageList(text: string): readonly ListedMessage[] | null {
  const answer = messageList.safeParse(json(text)).data
  if (!answer) return null
  return Object.entries(answer.messageList).map(([vendorId, value]) => {
    const { success, data } = listedMessage.safeParse(value)
    return { vendorId, outboxId: data?.customFields?.outbox ?? null, readable: success }
  })
}
