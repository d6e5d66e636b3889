import { firstTouchWords } from '@/lib/messages/ko/first-touch'
import { cutAt } from '@/lib/text/cut-text'
import { firstTouchFromText, type FirstTouch } from './first-touch'

/**
 * The one word under which the office counts where a registration came from: one of these, `qr:` and a printed code, `utm:`
 * and the name of a campaign's source, or `site:` and the host of another site. Readable in the store, for filters.
 */
export const CHANNELS = ['naver-ad', 'naver', 'google-ad', 'google', 'kakao', 'daum', 'meta', 'youtube', 'direct', 'walk-in'] as const
/** Of whoever was taken down at the reception. */
export const WALK_IN = 'walk-in' satisfies (typeof CHANNELS)[number]
type NamedChannel = (typeof CHANNELS)[number]

const NAME_MAX = 40

/** Names that campaigns use for what has a channel of its own. */
const BY_SOURCE: Readonly<Record<string, NamedChannel>> = {
  naver: 'naver',
  google: 'google',
  kakao: 'kakao',
  kakaotalk: 'kakao',
  daum: 'daum',
  facebook: 'meta',
  fb: 'meta',
  instagram: 'meta',
  ig: 'meta',
  meta: 'meta',
  youtube: 'youtube',
}
const PAID = /^(?:cpc|ppc|cpm|cpv|paid.*|.*ad|ads|sa|da|display|banner)$/i

const BY_HOST: readonly (readonly [RegExp, NamedChannel])[] = [
  [/(?:^|\.)naver\.(?:com|me)$/, 'naver'],
  [/(?:^|\.)google(?:\.[a-z]{2,3}){1,2}$/, 'google'],
  [/(?:^|\.)kakao\.com$/, 'kakao'],
  [/(?:^|\.)daum\.net$/, 'daum'],
  [/(?:^|\.)(?:facebook|instagram)\.com$/, 'meta'],
  [/(?:^|\.)(?:youtube\.com|youtu\.be)$/, 'youtube'],
]

function campaignChannel(source: string, medium: string): string {
  const name = source.toLowerCase()
  const known = Object.hasOwn(BY_SOURCE, name) ? BY_SOURCE[name] : undefined
  if (!known) return `utm:${cutAt(name, NAME_MAX)}`
  return PAID.test(medium) && (known === 'naver' || known === 'google') ? `${known}-ad` : known
}

/** @returns the channel of a first touch: what is surest first, a printed code before a campaign, before another site */
export function channelOf(touch: FirstTouch | null): string {
  if (!touch) return 'direct'
  if (touch.qr) return `qr:${touch.qr}`
  if (touch.gclid ?? touch.gbraid ?? touch.wbraid) return 'google-ad'
  if (touch.NaPm ?? touch.n_media) return 'naver-ad'
  if (touch.utm_source) return campaignChannel(touch.utm_source, touch.utm_medium ?? '')
  if (touch.kclid) return 'kakao'
  if (touch.fbclid) return 'meta'
  const host = touch.referrer?.replace(/:\d+$/, '')
  if (!host) return 'direct'
  return BY_HOST.find(([pattern]) => pattern.test(host))?.[1] ?? `site:${host.replace(/^www\./, '').slice(0, NAME_MAX)}`
}

/** The channel as it was when the registration came, whatever it was corrected to since. */
export const originalChannel = ({ source, firstTouch }: { readonly source: string; readonly firstTouch: string | null }): string =>
  source === 'desk' ? WALK_IN : channelOf(firstTouchFromText(firstTouch))

/** @param qrNames by code; a code that is not among them is shown as it is */
export function channelLabel(channel: string, qrNames: Readonly<Record<string, string>> = {}): string {
  const at = channel.indexOf(':')
  const [kind, name] = at === -1 ? ['', channel] : [channel.slice(0, at), channel.slice(at + 1)]
  if (kind === 'qr') return `QR ${Object.hasOwn(qrNames, name) ? qrNames[name] : name}`
  if (kind !== '') return name
  return Object.hasOwn(firstTouchWords.channels, channel) ? firstTouchWords.channels[channel as NamedChannel] : channel
}

/** Whether an address may ask for a channel: of any length and form that one has. */
export const isChannel = (text: string): boolean =>
  (CHANNELS as readonly string[]).includes(text) || (/^(?:qr|utm|site):./su.test(text) && text.length <= NAME_MAX + 5)
