import { answerWords } from '@/lib/messages/ko/answers'
import { HttpError } from './http-error'
import { wantsJson } from './unavailable-response'

export interface Body {
  /**
   * `form`: a plain HTML form without JavaScript, whose response must be a page or a redirect; `json`: JSON, or a form
   * whose sender accepts JSON.
   */
  readonly kind: 'json' | 'form'
  readonly values: Readonly<Record<string, unknown>>
  /** Bytes of uploaded files by field; only with a FileLimit. */
  readonly files: Readonly<Record<string, Uint8Array<ArrayBuffer>>>
}

interface Limit {
  readonly maxBytes: number
  /** Korean, for the person whose file is refused. */
  readonly tooLarge: string
}

/** Allows files in a multipart form; the limit covers all files together. */
export interface FileLimit extends Limit {
  /** Of each file, if there may be several. */
  readonly each?: Limit
}

const unreadable = () => new HttpError(400, answerWords.bodyUnreadable)

async function readBytes(request: Request, maxBytes: number, message: string): Promise<Uint8Array<ArrayBuffer>> {
  const tooLarge = () => new HttpError(413, message)
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw tooLarge()
  if (!request.body) return new Uint8Array()
  const chunks: Uint8Array[] = []
  let length = 0
  // A chunked body has no Content-Length, so reading stops when it exceeds the limit.
  for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
    length += chunk.byteLength
    if (length > maxBytes) throw tooLarge()
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
}

function parseJson(text: string): Readonly<Record<string, unknown>> {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw unreadable()
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw unreadable()
  return value as Readonly<Record<string, unknown>>
}

function parseText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw unreadable()
  }
}

async function parseMultipart(bytes: Uint8Array<ArrayBuffer>, type: string, limit: FileLimit | undefined): Promise<Pick<Body, 'values' | 'files'>> {
  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData().catch(() => {
    throw unreadable()
  })
  // No prototype, because a field may be named `__proto__` (prototype pollution).
  const values = Object.create(null) as Record<string, unknown>
  const files = Object.create(null) as Record<string, Uint8Array<ArrayBuffer>>
  let length = 0
  for (const [name, value] of form) {
    if (typeof value === 'string') values[name] = value
    // An empty file field is sent as a file without bytes or name.
    else if (limit && (value.size > 0 || value.name !== '')) {
      length += value.size
      if (limit.each && value.size > limit.each.maxBytes) throw new HttpError(413, limit.each.tooLarge)
      if (length > limit.maxBytes) throw new HttpError(413, limit.tooLarge)
      files[name] = new Uint8Array(await value.arrayBuffer())
    }
  }
  return { values, files }
}

/**
 * Reads a JSON object or a form post of limited size. A form sent by a script that accepts JSON is of kind `json`.
 * @param files absent drops files
 * @throws HttpError 413 too large, 415 unsupported content type, 400 unparsable
 */
export async function readBody(request: Request, maxBytes: number, files?: FileLimit): Promise<Body> {
  const contentType = request.headers.get('content-type') ?? ''
  const type = contentType.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json' && type !== 'application/x-www-form-urlencoded' && type !== 'multipart/form-data') {
    throw new HttpError(415, answerWords.bodyType)
  }
  const kind = type === 'application/json' || wantsJson(request) ? 'json' : 'form'
  if (type === 'multipart/form-data' && files) {
    return { kind, ...(await parseMultipart(await readBytes(request, maxBytes + files.maxBytes, files.tooLarge), contentType, files)) }
  }
  const bytes = await readBytes(request, maxBytes, answerWords.bodyTooLarge)
  const text = parseText(bytes)
  if (type === 'application/json') return { kind, values: parseJson(text), files: {} }
  if (type === 'application/x-www-form-urlencoded') return { kind, values: Object.fromEntries(new URLSearchParams(text)), files: {} }
  return { kind, ...(await parseMultipart(bytes, contentType, undefined)) }
}
