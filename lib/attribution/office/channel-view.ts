import 'server-only'
import { CHANNELS, channelLabel, originalChannel } from '@/lib/attribution/channel'
import { firstTouchFacts, type TouchFact } from '@/lib/attribution/first-touch'
import type { Registration } from '@/lib/registrations/stored-registration'
import type { Services } from '@/lib/services'

/** More codes than an office prints. */
export const QR_CODES_MAX = 500

type Dependencies = Pick<Services, 'store'>

export interface ChannelOption {
  readonly value: string
  readonly label: string
}

/** @returns names of printed codes, by code */
export const qrNames = async ({ store }: Dependencies): Promise<Record<string, string>> =>
  Object.fromEntries((await store.qrCodes.list(QR_CODES_MAX)).map(({ id, name }) => [id, name]))

/**
 * What a list can be asked for: the channels that have a name, and printed codes.
 * @param asked a channel that is asked for now, of whatever kind: it stands among the others
 */
export function channelOptions(names: Readonly<Record<string, string>>, asked?: string): ChannelOption[] {
  const values = [...CHANNELS, ...Object.keys(names).map((id) => `qr:${id}`)]
  return [...values, ...(asked && !values.includes(asked) ? [asked] : [])].map((value) => ({ value, label: channelLabel(value, names) }))
}

/** Where a registration came from, for its page. */
export interface ChannelView {
  /** As it counts now; null for what was stored before any was recorded. */
  readonly label: string | null
  /** The same as it is stored; '' for null. */
  readonly value: string
  /** As it was when it came, where it was corrected since. */
  readonly original: string | null
  readonly facts: readonly TouchFact[]
  /** What it may be corrected to; null where the account may not correct it. */
  readonly options: readonly ChannelOption[] | null
}

/** @param mayCorrect whether the account may */
export function channelView(registration: Registration, names: Readonly<Record<string, string>>, mayCorrect: boolean): ChannelView {
  const { channel } = registration
  const original = originalChannel(registration)
  return {
    value: channel ?? '',
    label: channel === null ? null : channelLabel(channel, names),
    original: channel === null || channel === original ? null : channelLabel(original, names),
    facts: firstTouchFacts(registration.firstTouch),
    options: mayCorrect ? channelOptions(names).filter(({ value }) => value !== channel) : null,
  }
}
