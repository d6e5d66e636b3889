import { firstTouchWords } from '@/lib/messages/ko/first-touch'
import { cutAt } from '@/lib/cut-text'
import { firstTouchFromText, type FirstTouch } from './first-touch'

/**
 * The channel under which a registration is counted: one of these, `qr:` and a QR code, `utm:` and a campaign's source,
 * or `site:` and another site's host. Stored unencrypted, for filters.
 */
export const CHANNELS = ['naver-ad', 'naver', 'google-ad', 'google', 'kakao', 'daum', 'meta', 'youtube', 'karrot', 'direct', 'walk-in'] as const
/** Channel of registrations taken at the reception. */
export const WALK_IN = 'walk-in' satisfies (typeof CHANNELS)[number]
type NamedChannel = (typeof CHANNELS)[number]

const NAME_MAX = 40

/** Normalises a campaign's source for comparison: width, case and separators between words. */
const named = (source: string): string =>
  source
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s_.\-+/]+/g, '')

/**
 * Sources that name a channel of their own, with suffixes (네이버블로그, naver_cafe). Short names, and names that are
 * prefixes of other words, match exactly.
 */
const BY_SOURCE: readonly (readonly [RegExp, NamedChannel])[] = [
  [/^(?:(?:www|m)?naver|네이버)/, 'naver'],
  [/^(?:(?:www)?google|구글)/, 'google'],
  [/^(?:kakao|카카오|카톡)/, 'kakao'],
  [/^(?:(?:www|m)?daum|다음(?:$|카페|블로그|검색|뉴스|포털|부동산|광고))/, 'daum'],
  [/^(?:facebook|instagram|insta$|페이스북|페북|인스타|meta$|metaads?$|메타$|메타광고|(?:fb|ig)(?:$|ads?$|feed|story|reels|paid))/, 'meta'],
  [/^(?:youtube|yt$|유튜브)/, 'youtube'],
  [/^(?:danggeun|daangn|karrot|당근)/, 'karrot'],
]
const PAID = /^(?:cpc|ppc|cpm|cpv|paid.*|.*ad|ads|sa|da|display|banner)$|광고|파워링크|브랜드\s*검색/i
/** Sources that name the advertisement itself: naver_sa, 네이버광고. */
const PAID_SOURCE = /[\s_.-](?:ad|sa|da|gfa|cpc|ppc)$|ads$|광고$|파워링크$|브랜드\s*검색$/i

/** Hosts of other sites, and Android package names, which referrers use instead (android-app://com.nhn.android.search). */
const BY_HOST: readonly (readonly [RegExp, NamedChannel])[] = [
  [/(?:^|\.)naver\.(?:com|me)$|^com\.(?:nhn|naver)\./, 'naver'],
  [/(?:^|\.)google(?:\.[a-z]{2,3}){1,2}$|^com\.google\.android\.(?:googlequicksearchbox|apps\.(?:searchlite|maps))$/, 'google'],
  [/(?:^|\.)kakao\.com$|^com\.kakao\./, 'kakao'],
  [/(?:^|\.)daum\.net$|^net\.daum\./, 'daum'],
  [/(?:^|\.)(?:facebook|instagram)\.com$|^com\.(?:facebook|instagram)\./, 'meta'],
  [/(?:^|\.)(?:youtube\.com|youtu\.be)$|^com\.google\.android\.(?:apps\.)?youtube(?:\.|$)/, 'youtube'],
  [/(?:^|\.)(?:daangn|karrotmarket)\.com$|^com\.towneers\./, 'karrot'],
]

function campaignChannel(source: string, medium: string): string {
  const name = named(source)
  const known = BY_SOURCE.find(([pattern]) => pattern.test(name))?.[1] ?? hostChannel(source.toLowerCase())
  if (!known) return `utm:${cutAt(source.toLowerCase(), NAME_MAX)}`
  const paid = PAID.test(medium) || PAID_SOURCE.test(source)
  return paid && (known === 'naver' || known === 'google') ? `${known}-ad` : known
}

const hostChannel = (host: string): NamedChannel | undefined => BY_HOST.find(([pattern]) => pattern.test(host))?.[1]

/** @returns the channel of a first touch, by the most reliable part: QR code, then campaign, then other site */
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
  return hostChannel(host) ?? `site:${host.replace(/^www\./, '').slice(0, NAME_MAX)}`
}

/** The channel at the time of registration, before any correction. */
export const originalChannel = ({ source, firstTouch }: { readonly source: string; readonly firstTouch: string | null }): string =>
  source === 'desk' ? WALK_IN : channelOf(firstTouchFromText(firstTouch))

/** @param qrNames by code; unknown codes are shown as they are */
export function channelLabel(channel: string, qrNames: Readonly<Record<string, string>> = {}): string {
  const at = channel.indexOf(':')
  const [kind, name] = at === -1 ? ['', channel] : [channel.slice(0, at), channel.slice(at + 1)]
  if (kind === 'qr') return `QR ${Object.hasOwn(qrNames, name) ? qrNames[name] : name}`
  if (kind !== '') return name
  return Object.hasOwn(firstTouchWords.channels, channel) ? firstTouchWords.channels[channel as NamedChannel] : channel
}

/** Whether a query parameter has the form and length of a channel. */
export const isChannel = (text: string): boolean =>
  (CHANNELS as readonly string[]).includes(text) || (/^(?:qr|utm|site):./su.test(text) && text.length <= NAME_MAX + 5)
