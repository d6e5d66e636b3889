import { FIRST_TOUCH, firstTouchOf, FIRST_TOUCH_MAX, queryOf } from '@/lib/first-touch'
import { firstTouchWords } from '@/lib/messages/ko/first-touch'
import { VISITOR_PAGE_PREFIX } from '@/lib/routes'
import { cleanLine } from '@/lib/clean-text'
import { cutAt } from '@/lib/cut-text'
import { campaignText } from './campaign-text'
import { isQrCodeId } from './qr-code'

/** What first brought a visitor here. All of it comes from an address, which anybody can forge. */
export type FirstTouch = Readonly<Partial<Record<TouchName, string>>>

/** Maximum length of values, in UTF-16 units. */
const TEXT_MAX = 100
const CLICK_ID_MAX = 300
const LANDING_MAX = 200
const HOST_MAX = 253
/** An app as referrer; the part after its package name is dropped for privacy. */
const ANDROID_APP = /^android-app:\/\/([^/]*)(?:\/.*)?$/is

/** Campaign tags are words; longer text is truncated. */
const text = (value: string): string => cutAt(cleanLine(campaignText(value).slice(0, 4 * TEXT_MAX)), TEXT_MAX)
/** A truncated click id is useless, so it is dropped. */
const clickId = (value: string): string => (value.length <= CLICK_ID_MAX && /^[\w.~=|:,+/-]+$/.test(value) ? value : '')
/** Keeps only a referrer's host: its path may contain what somebody searched for or wrote. */
function host(value: string): string {
  const name = value.replace(ANDROID_APP, '$1')
  return name.length <= HOST_MAX && /^\w[\w-]*(?:\.[\w-]+)+$/.test(name.replace(/:\d{1,5}$/, '')) ? name.toLowerCase() : ''
}
const qr = (value: string): string => (isQrCodeId(value) ? value : '')
/** A path of this site without its query; the token in a visitor's own page is a secret. */
function landing(value: string): string {
  const path = value.split(/[?#]/, 1)[0] ?? ''
  if (!path.startsWith('/') || path.startsWith(VISITOR_PAGE_PREFIX) || path.length > 3 * LANDING_MAX) return ''
  try {
    return cutAt(cleanLine(decodeURIComponent(path)), LANDING_MAX)
  } catch {
    return ''
  }
}

/** Parts in the office's order, each with its sanitiser; '' drops the part. */
const PARTS = {
  qr,
  /** Name of the QR code when it was scanned; only {@link withQrName} sets it. */
  qrName: () => '',
  utm_source: text,
  utm_medium: text,
  utm_campaign: text,
  utm_term: text,
  utm_content: text,
  n_media: text,
  n_query: text,
  gclid: clickId,
  gbraid: clickId,
  wbraid: clickId,
  fbclid: clickId,
  kclid: clickId,
  NaPm: clickId,
  referrer: host,
  landing,
} as const satisfies Readonly<Record<string, (value: string) => string>>
type TouchName = keyof typeof PARTS
const TOUCH_NAMES = Object.keys(PARTS) as readonly TouchName[]

/** The landing page alone does not say where somebody came from. */
const isEmpty = (touch: FirstTouch): boolean => TOUCH_NAMES.every((name) => name === 'landing' || touch[name] === undefined)

const inOrder = (entries: readonly (readonly [TouchName, string])[]): FirstTouch | null => {
  const touch: FirstTouch = Object.fromEntries(entries.filter(([, value]) => value !== ''))
  return isEmpty(touch) ? null : touch
}

/**
 * Parses what a form or a client sent. Never throws, because a malformed address must not prevent a registration.
 * @param sent a query string, see lib/first-touch.ts; the first of duplicate names counts
 * @returns null if nothing is usable
 */
export function parseFirstTouch(sent: unknown): FirstTouch | null {
  if (typeof sent !== 'string' || sent.length > FIRST_TOUCH_MAX) return null
  const given = queryOf(sent)
  return inOrder(TOUCH_NAMES.map((name) => [name, PARTS[name](given.get(name) ?? '')]))
}

/** The first touch of a form sent without a script: the hidden field, else the query of its page's address. */
export function carriedFirstTouch(values: Readonly<Record<string, unknown>>, referer: string | null): unknown {
  const field = values[FIRST_TOUCH]
  if (field || !referer || !URL.canParse(referer)) return field
  return firstTouchOf(new URL(referer), '') || undefined
}

/** Serialises for the store: JSON with a fixed order of parts. */
export const firstTouchToText = (touch: FirstTouch | null): string | null => (touch ? JSON.stringify(touch) : null)

/** @returns the value that {@link firstTouchToText} serialised; null for nothing and for invalid text */
export function firstTouchFromText(stored: string | null): FirstTouch | null {
  if (!stored) return null
  try {
    const read: unknown = JSON.parse(stored)
    if (typeof read !== 'object' || read === null) return null
    const parts = read as Record<string, unknown>
    return inOrder(TOUCH_NAMES.flatMap((name) => (typeof parts[name] === 'string' ? [[name, parts[name]] as const] : [])))
  } catch {
    return null
  }
}

/** @param name of the QR code; null if it does not exist, which removes the code */
export function withQrName({ qr: code, qrName: _before, ...rest }: FirstTouch, name: string | null): FirstTouch | null {
  return inOrder(Object.entries({ ...(name !== null && code ? { qr: code, qrName: name } : {}), ...rest }) as [TouchName, string][])
}

/** A part and its value, for the office. */
export interface TouchFact {
  readonly label: string
  readonly value: string
}

/** All parts of a stored first touch, in Korean. */
export function firstTouchFacts(stored: string | null): TouchFact[] {
  const touch = firstTouchFromText(stored) ?? {}
  return TOUCH_NAMES.flatMap((name) => {
    const value = touch[name]
    return value === undefined ? [] : [{ label: firstTouchWords.parts[name], value }]
  })
}

/** The same in one line, for exports. */
export const describeFirstTouch = (stored: string): string =>
  firstTouchFacts(stored)
    .map(({ label, value }) => `${label}: ${value}`)
    .join(' / ')
