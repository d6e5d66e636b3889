import 'server-only'
import { CHANNELS, channelLabel, originalChannel } from '@/lib/attribution/channel'
import { firstTouchFacts, type TouchFact } from '@/lib/attribution/first-touch'
import type { Registration } from '@/lib/registrations/stored-registration'
import type { Services } from '@/lib/services'

/** More than an office prints. */
export const QR_CODES_MAX = 500

type Dependencies = Pick<Services, 'store'>

export interface ChannelOption {
  readonly value: string
  readonly label: string
}

/** @returns names of QR codes, by code */
export const qrNames = async ({ store }: Dependencies): Promise<Record<string, string>> =>
  Object.fromEntries((await store.qrCodes.list(QR_CODES_MAX)).map(({ id, name }) => [id, name]))

/**
 * Options of the list's channel filter: named channels and QR codes.
 * @param asked the current filter of any kind, included among the options
 */
export function channelOptions(names: Readonly<Record<string, string>>, asked?: string): ChannelOption[] {
  const values = [...CHANNELS, ...Object.keys(names).map((id) => `qr:${id}`)]
  return [...values, ...(asked && !values.includes(asked) ? [asked] : [])].map((value) => ({ value, label: channelLabel(value, names) }))
}

export interface ChannelView {
  /** The current channel; null for registrations stored before channels were. */
  readonly label: string | null
  /** The stored value; '' for null. */
  readonly value: string
  readonly original: string | null
  readonly facts: readonly TouchFact[]
  /** Possible corrections; null if the account may not correct it. */
  readonly options: readonly ChannelOption[] | null
}

/** @param mayCorrect whether the account may correct it */
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
