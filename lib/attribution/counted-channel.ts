import { CHANNELS, channelOf } from '@/lib/attribution/channel'
import { parseFirstTouch } from '@/lib/attribution/first-touch'

/** Channels that are not counted by themselves. */
export const OTHER_CHANNEL = 'other'

/** A phone number, an e-mail address or somebody's number, which whoever writes a campaign's address may put into it. */
const MAY_NAME_SOMEBODY = /\d{5}|@/

/** Whether a channel is one of ours: any number of others can be written into an address. */
export const isOwnChannel = (channel: string): boolean => (CHANNELS as readonly string[]).includes(channel)

/**
 * The channel of somebody who has not registered: no click id, no campaign, and no name that could be a person's.
 * @param sent a query string, see lib/first-touch.mjs
 */
export function countedChannel(sent: string): string {
  const channel = channelOf(sent === '' ? null : parseFirstTouch(sent))
  return !channel.startsWith('qr:') && MAY_NAME_SOMEBODY.test(channel) ? OTHER_CHANNEL : channel
}
