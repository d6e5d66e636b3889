import { CHANNELS, channelOf } from '@/lib/attribution/channel'
import { parseFirstTouch } from '@/lib/attribution/first-touch'

/** Channel of all that are not counted individually. */
export const OTHER_CHANNEL = 'other'

/** A phone number, e-mail address or id that the author of a campaign's address may have put into it. */
const MAY_NAME_SOMEBODY = /\d{5}|@/

/** Whether a channel is predefined: addresses can contain any number of others. */
export const isOwnChannel = (channel: string): boolean => (CHANNELS as readonly string[]).includes(channel)

/**
 * The channel of a visitor who has not registered: no click ids, no campaigns, and no text that could identify a
 * person.
 * @param sent a query string, see lib/first-touch.ts
 */
export function countedChannel(sent: string): string {
  const channel = channelOf(sent === '' ? null : parseFirstTouch(sent))
  return !channel.startsWith('qr:') && MAY_NAME_SOMEBODY.test(channel) ? OTHER_CHANNEL : channel
}
