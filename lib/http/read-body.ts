import { HttpError } from './http-error'

export interface Body {
  /** `form`: a plain HTML form without JavaScript, which is answered with a page or a redirect. */
  readonly kind: 'json' | 'form'
  readonly values: Readonly<Record<string, unknown>>
}

const tooLarge = () => new HttpError(413, '보낸 내용이 너무 깁니다.')
const unreadable = () => new HttpError(400, '보낸 내용을 읽을 수 없습니다.')

async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw tooLarge()
  if (!request.body) return new Uint8Array()
  const chunks: Uint8Array[] = []
  let length = 0
  // A chunked body has no length to believe: it is cut off as soon as it has grown too large.
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

/**
 * Reads a JSON object or a form post of bounded size.
 * @throws HttpError 413 too large, 415 another content type, 400 not parseable
 */
export async function readBody(request: Request, maxBytes: number): Promise<Body> {
  const type = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json' && type !== 'application/x-www-form-urlencoded' && type !== 'multipart/form-data') {
    throw new HttpError(415, '지원하지 않는 형식입니다.')
  }
  const bytes = await readBytes(request, maxBytes)
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw unreadable()
  }
  if (type === 'application/json') return { kind: 'json', values: parseJson(text) }
  if (type === 'application/x-www-form-urlencoded') return { kind: 'form', values: Object.fromEntries(new URLSearchParams(text)) }
  try {
    const form = await new Response(bytes, { headers: { 'content-type': request.headers.get('content-type') ?? '' } }).formData()
    return { kind: 'form', values: Object.fromEntries([...form].filter(([, value]) => typeof value === 'string')) }
  } catch {
    throw unreadable()
  }
}
