/** A request of docs/api.md and its documented response. */
export interface ApiExample {
  /** Line of the request's fence, for error messages. */
  readonly line: number
  readonly request: { readonly method: string; readonly path: string; readonly headers: readonly (readonly [string, string])[]; readonly body: string }
  readonly answer: { readonly status: number; readonly headers: readonly (readonly [string, string])[]; readonly body: string }
}

/** The parts of a response that an example may assert. Header names in lower case; `set-cookie` once per cookie. */
export interface ReceivedAnswer {
  readonly status: number
  readonly headers: readonly (readonly [string, string])[]
  readonly body: string
}

/** Values captured from responses for later requests: `{{article}}`. */
export type Captured = Map<string, string>

interface Block {
  readonly line: number
  readonly text: string
}

function fencedBlocks(markdown: string): Block[] {
  return [...markdown.matchAll(/^```http\n([\s\S]*?)^```$/gm)].map(({ index, 1: text = '' }) => ({
    line: markdown.slice(0, index).split('\n').length,
    text: text.trimEnd(),
  }))
}

function messageOf(text: string): { first: string; headers: (readonly [string, string])[]; body: string } {
  const [head = '', ...rest] = text.split('\n\n')
  const [first = '', ...lines] = head.split('\n')
  const headers = lines.map((line) => [line.slice(0, line.indexOf(':')).trim().toLowerCase(), line.slice(line.indexOf(':') + 1).trim()] as const)
  return { first, headers, body: rest.join('\n\n') }
}

/**
 * The examples of a page: each fenced block of language `http` that is a request, with the following block as its response.
 * @throws Error where a request has no response, or a response no request
 */
export function readExamples(markdown: string): ApiExample[] {
  const blocks = fencedBlocks(markdown)
  const isAnswer = ({ text }: Block) => text.startsWith('HTTP/1.1 ')
  return blocks.flatMap((block, index): ApiExample[] => {
    const next = blocks[index + 1]
    if (isAnswer(block)) {
      if (index === 0 || isAnswer(blocks[index - 1]!)) throw new Error(`line ${block.line}: an answer without a request`)
      return []
    }
    if (!next || !isAnswer(next)) throw new Error(`line ${block.line}: a request without an answer`)
    const [sent, promised] = [messageOf(block.text), messageOf(next.text)]
    const [method = '', path = ''] = sent.first.split(' ')
    return [
      {
        line: block.line,
        request: { method, path, headers: sent.headers, body: sent.body },
        answer: { status: Number(promised.first.split(' ')[1]), headers: promised.headers, body: promised.body },
      },
    ]
  })
}

/** @throws Error where nothing was captured under a name */
export const filled = (text: string, captured: Captured): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = captured.get(name)
    if (value === undefined) throw new Error(`{{${name}}} is used before an answer named it`)
    return value
  })

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** `…` matches any text, `{{name}}` captures any text under that name (or must equal the captured one). */
function matchesText(promised: string, received: string, captured: Captured): boolean {
  const names: string[] = []
  const pattern = promised.split(/(…|\{\{\w+\}\})/).map((piece) => {
    const name = /^\{\{(\w+)\}\}$/.exec(piece)?.[1]
    if (name === undefined) return piece === '…' ? '[\\s\\S]*' : escaped(piece)
    const known = captured.get(name)
    if (known !== undefined) return escaped(known)
    names.push(name)
    return '([^"\\s;]+?)'
  })
  const match = new RegExp(`^${pattern.join('')}$`).exec(received)
  if (!match) return false
  names.forEach((name, index) => captured.set(name, match[index + 1]!))
  return true
}

/** An object has the named keys and no other; `"…"` as the last key of a list allows others. */
function matchesJson(promised: unknown, received: unknown, captured: Captured): boolean {
  if (promised === '…') return received !== undefined
  if (typeof promised === 'string') return typeof received === 'string' && matchesText(promised, received, captured)
  if (Array.isArray(promised)) {
    if (!Array.isArray(received)) return false
    const open = promised.at(-1) === '…'
    const named = open ? promised.slice(0, -1) : promised
    return (
      (open ? received.length >= named.length : received.length === named.length) && named.every((one, index) => matchesJson(one, received[index], captured))
    )
  }
  if (typeof promised !== 'object' || promised === null) return promised === received
  if (typeof received !== 'object' || received === null || Array.isArray(received)) return false
  const [expected, actual] = [Object.entries(promised), new Map(Object.entries(received))]
  return expected.length === actual.size && expected.every(([key, value]) => matchesJson(value, actual.get(key), captured))
}

const isJson = (headers: ReceivedAnswer['headers']) => headers.some(([name, value]) => name === 'content-type' && value.startsWith('application/json'))

/** @returns differences between an example and the actual response; empty where they match */
export function differences({ answer }: ApiExample, received: ReceivedAnswer, captured: Captured): string[] {
  const found: string[] = []
  if (received.status !== answer.status) found.push(`status ${received.status}, promised ${answer.status}`)
  for (const [name, value] of answer.headers) {
    const values = received.headers.filter(([each]) => each === name).map(([, each]) => each)
    if (!values.some((each) => matchesText(value, each, captured))) found.push(`${name}: ${values.join(' | ') || '(absent)'}, promised ${value}`)
  }
  const right =
    isJson(received.headers) && answer.body !== ''
      ? matchesJson(JSON.parse(answer.body), JSON.parse(received.body), captured)
      : matchesText(answer.body, received.body.trimEnd(), captured)
  if (!right) found.push(`body ${received.body}`)
  return found
}
