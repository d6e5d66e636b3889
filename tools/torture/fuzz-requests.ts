import { BODIES, CONTENT_TYPES } from './fuzz-bodies'
import { ACCEPTS, BODILESS, HEADERS, HEADER_NAMES, HOSTILE_VALUES, HOSTS, METHODS, VERSIONS } from './fuzz-headers'
import { FRAGMENTS, HANDLERS, PATHS, QUERIES, UNPRINTABLE } from './fuzz-paths'

/** One request of the fuzzer, as bytes. */
export interface FuzzRequest {
  /** Method, target and mutation, for a report. */
  readonly label: string
  readonly bytes: Buffer
  readonly method: string
  /** Sent as a browser's navigation, which gets a refusal as a page. */
  readonly wantsPage: boolean
  /** Shorter than announced: the connection may end without a response. */
  readonly truncated: boolean
}

/** Non-ASCII characters are sent as UTF-8, those up to U+00FF in a header as one byte. */
const encode = (head: string) => Buffer.from(head, /[^\u0000-\u00ff]/.test(head) ? 'utf8' : 'latin1')

interface RandomChoices {
  /** A whole number from 0, below `below`. */
  readonly integer: (below: number) => number
  /** True in this share of calls. */
  readonly chance: (share: number) => boolean
  readonly pick: <T>(from: readonly T[]) => T
}

function randomChoices(next: () => number): RandomChoices {
  const integer = (below: number) => Math.floor(next() * below)
  return { integer, chance: (share) => next() < share, pick: <T>(from: readonly T[]): T => from[integer(from.length)] as T }
}

/** @returns makes the target of a request line: a known path, mutated or not, or an invalid one */
function requestTargets({ integer, chance, pick }: RandomChoices, paths: readonly string[]): (method: string) => string {
  const mutated = (path: string): string => {
    const kind = integer(7)
    if (kind === 0) return path.toUpperCase()
    if (kind === 1) return path.replace(/[a-z]/gi, (letter) => (chance(0.5) ? letter.toLowerCase() : letter.toUpperCase()))
    if (kind === 2) return `${path}${pick(FRAGMENTS)}`
    if (kind === 3) return `${chance(0.1) ? '' : '/'}${pick(FRAGMENTS)}${path}`
    if (kind === 4) return `${path}/`
    const at = 1 + integer(path.length)
    return `${path.slice(0, at)}${pick(FRAGMENTS)}${path.slice(kind === 5 ? at : at + 1)}`
  }
  return (method) => {
    let path = pick(!BODILESS.has(method) && chance(0.7) ? HANDLERS : paths)
    for (let n = pick([0, 0, 1, 1, 2, 3]); n > 0; n--) path = mutated(path)
    if (chance(0.02)) path += pick(UNPRINTABLE)
    const form = integer(40)
    if (form === 0) return `http://evil.example${path}`
    if (form === 1) return pick(['*', '', 'x', 'evil.example:443', 'http://', 'http://[', '?', '#', '//', '/\\', '///', 'https:/x'])
    return `${path}${pick(QUERIES)}`
  }
}

/**
 * @param next numbers from 0 to 1, the same for the same seed
 * @param build addresses of files of this build, unknown beforehand
 */
export function fuzzRequests(next: () => number, build: readonly string[] = []): () => FuzzRequest {
  const random = randomChoices(next)
  const { integer, chance, pick } = random
  const target = requestTargets(random, [...PATHS, ...build])

  return () => {
    const method = pick(METHODS)
    const to = target(method)
    const wants = pick(ACCEPTS)
    const lines = [`accept: ${wants}`]
    const odd: string[] = []
    for (let n = pick([0, 0, 1, 2, 4]); n > 0; n--) {
      const name = pick(HEADER_NAMES)
      const line = `${chance(0.2) ? name.toUpperCase() : name}: ${pick(chance(0.3) ? HOSTILE_VALUES : (HEADERS[name] ?? []))}`
      lines.push(line)
      odd.push(line)
    }
    lines.push(...pick(HOSTS))

    let body = Buffer.alloc(0)
    let truncated = false
    if (!BODILESS.has(method) || chance(0.05)) {
      const type = pick(CONTENT_TYPES)
      body = pick(BODIES) as Buffer<ArrayBuffer>
      lines.push(`content-type: ${type}`)
      if (chance(0.1)) lines.push(`content-encoding: ${pick(['gzip', 'br', 'x'])}`)
      odd.push(`${type} ${body.subarray(0, 60).toString()}`)
      const framing = integer(20)
      if (framing === 0) {
        lines.push(`content-length: ${body.length + 100}`)
        truncated = true
      } else if (framing === 1) {
        lines.push('transfer-encoding: chunked')
        truncated = chance(0.5)
        body = Buffer.concat([
          Buffer.from(`${body.length.toString(16)}\r\n`),
          body,
          Buffer.from(truncated ? '\r\n' : body.length === 0 ? '\r\n' : '\r\n0\r\n\r\n'),
        ])
      } else if (framing === 2) lines.push('content-length: x')
      else if (framing === 3) lines.push(`content-length: ${body.length}`, 'transfer-encoding: chunked')
      else lines.push(`content-length: ${body.length}`)
    }
    const head = `${method} ${to} HTTP/${pick(VERSIONS)}\r\n${lines.join('\r\n')}\r\nconnection: close\r\n\r\n`
    const cut = chance(0.01) ? integer(head.length) : head.length
    if (cut < head.length) truncated = true
    return {
      label: `${method} ${to.slice(0, 120)} [${odd.join(' | ').slice(0, 200)}]`,
      bytes: cut < head.length ? encode(head.slice(0, cut)) : Buffer.concat([encode(head), body]),
      method,
      wantsPage: wants.startsWith('text/html'),
      truncated,
    }
  }
}
