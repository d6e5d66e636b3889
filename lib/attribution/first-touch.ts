import { FIRST_TOUCH, firstTouchOf, FIRST_TOUCH_MAX, queryOf } from '@/lib/first-touch.mjs'
import { firstTouchWords } from '@/lib/messages/ko/first-touch'
import { VISITOR_PAGE_PREFIX } from '@/lib/routes'
import { cleanLine } from '@/lib/clean-text'
import { cutAt } from '@/lib/cut-text'
import { campaignText } from './campaign-text'
import { isQrCodeId } from './qr-code'

/** What brought a visitor here first. Everything in it is what an address said: anybody can write one. */
export type FirstTouch = Readonly<Partial<Record<TouchName, string>>>

/** Longest values, in UTF-16 units. */
const TEXT_MAX = 100
const CLICK_ID_MAX = 300
const LANDING_MAX = 200
const HOST_MAX = 253
/** An app in the place of a site; what it says behind its name is nobody's business. */
const ANDROID_APP = /^android-app:\/\/([^/]*)(?:\/.*)?$/is

/** Names of campaigns are words: what is longer is cut. */
const text = (value: string): string => cutAt(cleanLine(campaignText(value).slice(0, 4 * TEXT_MAX)), TEXT_MAX)
/** Half a click id is none. */
const clickId = (value: string): string => (value.length <= CLICK_ID_MAX && /^[\w.~=|:,+/-]+$/.test(value) ? value : '')
/** Of a referrer only the host: its path may name what somebody searched for or wrote. */
function host(value: string): string {
  const name = value.replace(ANDROID_APP, '$1')
  return name.length <= HOST_MAX && /^\w[\w-]*(?:\.[\w-]+)+$/.test(name.replace(/:\d{1,5}$/, '')) ? name.toLowerCase() : ''
}
const qr = (value: string): string => (isQrCodeId(value) ? value : '')
/** A path of ours, without its query; that of a visitor's own page is a secret. */
function landing(value: string): string {
  const path = value.split(/[?#]/, 1)[0] ?? ''
  if (!path.startsWith('/') || path.startsWith(VISITOR_PAGE_PREFIX) || path.length > 3 * LANDING_MAX) return ''
  try {
    return cutAt(cleanLine(decodeURIComponent(path)), LANDING_MAX)
  } catch {
    return ''
  }
}

/** Each part, in the order in which the office reads them, and how it is checked; '' is dropped. */
const PARTS = {
  qr,
  /** Name of the printed code when it was scanned: written by {@link withQrName} only. */
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

/** The page where somebody began says nothing of where they came from. */
const isEmpty = (touch: FirstTouch): boolean => TOUCH_NAMES.every((name) => name === 'landing' || touch[name] === undefined)

const inOrder = (entries: readonly (readonly [TouchName, string])[]): FirstTouch | null => {
  const touch: FirstTouch = Object.fromEntries(entries.filter(([, value]) => value !== ''))
  return isEmpty(touch) ? null : touch
}

/**
 * Reads what a form or a client sent. Never a fault: nobody's registration is refused for an address that others wrote.
 * @param sent a query string, see lib/first-touch.mjs; of a name that comes twice the first counts
 * @returns null where nothing of it is usable
 */
export function parseFirstTouch(sent: unknown): FirstTouch | null {
  if (typeof sent !== 'string' || sent.length > FIRST_TOUCH_MAX) return null
  const given = queryOf(sent)
  return inOrder(TOUCH_NAMES.map((name) => [name, PARTS[name](given.get(name) ?? '')]))
}

/** Of a form that was posted without a script: what the address of its page says. Hidden field first. */
export function carriedFirstTouch(values: Readonly<Record<string, unknown>>, referer: string | null): unknown {
  const field = values[FIRST_TOUCH]
  if (field || !referer || !URL.canParse(referer)) return field
  return firstTouchOf(new URL(referer), '') || undefined
}

/** As it is stored: JSON, its parts in one order. */
export const firstTouchToText = (touch: FirstTouch | null): string | null => (touch ? JSON.stringify(touch) : null)

/** @returns what {@link firstTouchToText} made of it; null for nothing, and for what cannot be read */
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

/** @param name of the printed code; null where there is none of this code, which then says nothing */
export function withQrName({ qr: code, qrName: _before, ...rest }: FirstTouch, name: string | null): FirstTouch | null {
  return inOrder(Object.entries({ ...(name !== null && code ? { qr: code, qrName: name } : {}), ...rest }) as [TouchName, string][])
}

/** A part and its value, as the office reads them. */
export interface TouchFact {
  readonly label: string
  readonly value: string
}

/** Everything of a stored first touch, in Korean. */
export function firstTouchFacts(stored: string | null): TouchFact[] {
  const touch = firstTouchFromText(stored) ?? {}
  return TOUCH_NAMES.flatMap((name) => {
    const value = touch[name]
    return value === undefined ? [] : [{ label: firstTouchWords.parts[name], value }]
  })
}

/** The same in one line, for a file. */
export const describeFirstTouch = (stored: string): string =>
  firstTouchFacts(stored)
    .map(({ label, value }) => `${label}: ${value}`)
    .join(' / ')
