import 'server-only'
import { LinkifyIt, REBuilder } from 'linkify-it'
import { trailingParticle } from '@/lib/messages/ko/trailing-particle'

/** An address in a text, with its position. */
export interface FoundLink {
  readonly index: number
  /** As written, without the text that follows it. */
  readonly raw: string
  readonly href: string
  /** The displayed text: as written, except that an ambiguous host is shown as the browser resolves it. */
  readonly text: string
}

/** Longer addresses are not linked, not even their beginning. */
const LENGTH_MAX = 4_000

/** Also allows dashes and middle dots within a path, as in article names. */
class PathsWithDashes extends REBuilder {
  override get_path_extra(): RegExp {
    return new RegExp(`[\\u2010-\\u2015·・](?=${this.get_pseudo_letter().source})|`)
  }
}

// http(s) only: addresses without scheme and e-mail addresses stay text.
const linkify = new LinkifyIt({ fuzzyLink: false, fuzzyEmail: false, maxLength: LENGTH_MAX, rebuilder: new PathsWithDashes() })

const BEGINNING = /https?:\/\//gi
/** Characters that end the search, because typed addresses do not contain them. */
const OUTSIDE = /[\s<>"“”‘’]/u
const USER_INFO = /^https?:\/\/[^/?#]*@/i

/** Signs that may end an address (a path, a value, a name). Brackets are balanced already. */
const ENDS_ADDRESS = /[/=_\-+$)\]}]/
const SIGN = /[\p{P}\p{S}]/u

/** @returns the address without the particle after it */
function withoutParticle(address: string): string {
  const found = trailingParticle(address)
  if (!found) return address
  const before = address.slice(0, -found.length)
  // Hangul as a query value belongs to the address; base64, however, ends in two equals signs.
  return /(?<!=)=$/.test(before) ? address : before
}

function withoutTrailingSigns(address: string): string {
  for (let rest = address; ;) {
    const last = String.fromCodePoint(rest.codePointAt(rest.length - 2) ?? 0).length === 2 ? rest.slice(-2) : rest.slice(-1)
    if (!SIGN.test(last) || ENDS_ADDRESS.test(last)) return rest
    rest = rest.slice(0, -last.length)
  }
}

/** Ends the host before a change of script: `https://example.com분양` ends before the Hangul. */
const withoutTextAfterHost = (address: string): string => address.replace(/^(https?:\/\/[^/?#]*\.[a-z]{2,}(?::\d+)?)\p{sc=Hang}[^./?#]*(?:[/?#].*)?$/iu, '$1')

function withoutWhatFollows(address: string): string {
  for (let [before, now] = ['', address]; ;) {
    ;[before, now] = [now, withoutTextAfterHost(withoutParticle(withoutTrailingSigns(now)))]
    if (before === now) return now
  }
}

/** Unambiguous hosts: ASCII and Hangul. Letters of other scripts may look like these (UTS #39). */
const PLAIN_HOST = /^[\w.\-가-힣]+$/u

/** @returns null for an address that no browser opens */
function linkOf(raw: string): Pick<FoundLink, 'href' | 'text'> | null {
  if (!URL.canParse(raw)) return null
  const { href, hostname } = new URL(raw)
  const [, scheme = '', host = ''] = /^(https?:\/\/)(\[[^\]]*\]|[^/?#:]*)/i.exec(raw) ?? []
  const isPlain = host.toLowerCase() === hostname || (PLAIN_HOST.test(host) && hostname.includes('xn--'))
  return { href, text: isPlain ? raw : scheme + hostname + raw.slice(scheme.length + host.length) }
}

/** Latest end of an address: the start of the next one, unless that is a query value (`?url=https://…`). */
function limitOf(text: string, beginnings: readonly number[], at: number): number {
  const limit = Math.min(text.length, (beginnings[at] ?? 0) + LENGTH_MAX + 1)
  for (let next = at + 1; ; next++) {
    const index = beginnings[next]
    if (index === undefined || index > limit) return limit
    if (text[index - 1] !== '=') return index
  }
}

/**
 * Finds the http(s) addresses of a text in order, without the punctuation or Korean particle after them. An address
 * ends where the next one starts; addresses with user info (https://a.example@b.example) are ignored. Takes linear
 * time.
 */
export function findLinks(text: string): FoundLink[] {
  const beginnings = [...text.matchAll(BEGINNING)].map(({ index }) => index)
  const found: FoundLink[] = []
  let end = 0
  for (const [at, index] of beginnings.entries()) {
    if (index < end) continue
    const [candidate = ''] = text.slice(index, limitOf(text, beginnings, at)).split(OUTSIDE, 1)
    if (candidate.length > LENGTH_MAX || USER_INFO.test(candidate)) continue
    const scheme = candidate.slice(0, candidate.indexOf('/'))
    const length = linkify.testSchemaAt(candidate, scheme, scheme.length)
    if (length === 0) continue
    const raw = withoutWhatFollows(candidate.slice(0, scheme.length + length))
    const link = linkOf(raw)
    if (!link) continue
    found.push({ index, raw, ...link })
    end = index + raw.length
  }
  return found
}
