import 'server-only'
import { LinkifyIt, REBuilder } from 'linkify-it'
import { trailingParticle } from '@/lib/messages/ko/trailing-particle'

/** An address in a text, and where it stands. */
export interface FoundLink {
  readonly index: number
  /** As it was written, without what follows it. */
  readonly raw: string
  readonly href: string
  /** What a reader sees: as it was written, but a host that could be taken for another as the browser resolves it. */
  readonly text: string
}

/** Nobody follows longer ones; of one that goes on beyond nothing becomes a link. */
const LENGTH_MAX = 4_000

/** Also lets dashes and middle dots stand within a path, as in names of articles. */
class PathsWithDashes extends REBuilder {
  override get_path_extra(): RegExp {
    return new RegExp(`[\\u2010-\\u2015·・](?=${this.get_pseudo_letter().source})|`)
  }
}

// Only http(s): no schemes are added, and addresses without one, and of mail, stay text.
const linkify = new LinkifyIt({ fuzzyLink: false, fuzzyEmail: false, maxLength: LENGTH_MAX, rebuilder: new PathsWithDashes() })

const BEGINNING = /https?:\/\//gi
/** Ends what is looked at: nothing of these stands in an address as people write it. */
const OUTSIDE = /[\s<>"“”‘’]/u
const USER_INFO = /^https?:\/\/[^/?#]*@/i

/** Punctuation and signs that may end an address: of a path, a value, a name. Brackets are balanced already. */
const ENDS_ADDRESS = /[/=_\-+$)\]}]/
const SIGN = /[\p{P}\p{S}]/u

/** @returns the address without the particle that follows it */
function withoutParticle(address: string): string {
  const found = trailingParticle(address)
  if (!found) return address
  const before = address.slice(0, -found.length)
  // Hangul as the value of a query is a value; but base64 ends in two such signs.
  return /(?<!=)=$/.test(before) ? address : before
}

function withoutTrailingSigns(address: string): string {
  for (let rest = address; ;) {
    const last = String.fromCodePoint(rest.codePointAt(rest.length - 2) ?? 0).length === 2 ? rest.slice(-2) : rest.slice(-1)
    if (!SIGN.test(last) || ENDS_ADDRESS.test(last)) return rest
    rest = rest.slice(0, -last.length)
  }
}

/** A host's last part is of one script: `https://example.com분양` ends before the Hangul. */
const withoutTextAfterHost = (address: string): string => address.replace(/^(https?:\/\/[^/?#]*\.[a-z]{2,}(?::\d+)?)\p{sc=Hang}[^./?#]*(?:[/?#].*)?$/iu, '$1')

function withoutWhatFollows(address: string): string {
  for (let [before, now] = ['', address]; ;) {
    ;[before, now] = [now, withoutTextAfterHost(withoutParticle(withoutTrailingSigns(now)))]
    if (before === now) return now
  }
}

/** Hosts that read as what they are: ASCII, and Hangul with it. Letters of other scripts may look like these (UTS #39). */
const PLAIN_HOST = /^[\w.\-가-힣]+$/u

/** @returns null for what no browser opens */
function linkOf(raw: string): Pick<FoundLink, 'href' | 'text'> | null {
  if (!URL.canParse(raw)) return null
  const { href, hostname } = new URL(raw)
  const [, scheme = '', host = ''] = /^(https?:\/\/)(\[[^\]]*\]|[^/?#:]*)/i.exec(raw) ?? []
  const isPlain = host.toLowerCase() === hostname || (PLAIN_HOST.test(host) && hostname.includes('xn--'))
  return { href, text: isPlain ? raw : scheme + hostname + raw.slice(scheme.length + host.length) }
}

/** Where an address ends at the latest: where the next one begins, unless that is a value of its query (`?url=https://…`). */
function limitOf(text: string, beginnings: readonly number[], at: number): number {
  const limit = Math.min(text.length, (beginnings[at] ?? 0) + LENGTH_MAX + 1)
  for (let next = at + 1; ; next++) {
    const index = beginnings[next]
    if (index === undefined || index > limit) return limit
    if (text[index - 1] !== '=') return index
  }
}

/**
 * The http(s) addresses of a text, in their order, without the punctuation and the Korean particle that follow them. Where
 * the next address begins, the one before it ends; one with a name before its host (https://a.example@b.example) is none.
 * Takes time in proportion to the length.
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
