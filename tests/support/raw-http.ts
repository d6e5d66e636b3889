import { connect } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

/** The response on a connection; a request that asks to close it gets one. */
export interface RawAnswer {
  /** 0 when the connection ended without a response. */
  readonly status: number
  /** In their order, names in lower case. */
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly body: Buffer
  /** True for a response neither complete nor closed within the time-out. */
  readonly hung: boolean
}

/** Enough for every page; reads films and pictures on and drops the rest. */
const KEPT_BYTES = 1024 * 1024

/** All values of one header. */
export const valuesOf = ({ headers }: RawAnswer, name: string): string[] => headers.filter(([each]) => each === name).map(([, value]) => value)

/** @returns the final response: skips interim ones (1xx) */
function parse(received: Buffer, hung: boolean): RawAnswer {
  const end = received.indexOf('\r\n\r\n')
  const [statusLine = '', ...lines] = received.subarray(0, Math.max(end, 0)).toString('latin1').split('\r\n')
  const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(statusLine)?.[1] ?? 0)
  if (status >= 100 && status < 200) return parse(received.subarray(end + 4), hung)
  const headers = lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()] as const)
  return { status, headers, body: received.subarray(end + 4), hung }
}

/** @returns the body as text, decoded from chunks and compression; truncated parts are missing */
export function textOf(answer: RawAnswer): string {
  let { body } = answer
  if (valuesOf(answer, 'transfer-encoding').includes('chunked')) {
    const pieces: Buffer[] = []
    for (let at = 0; ;) {
      const line = body.indexOf('\r\n', at)
      const length = line === -1 ? 0 : parseInt(body.subarray(at, line).toString('latin1'), 16)
      if (!(length > 0)) break
      pieces.push(body.subarray(line + 2, line + 2 + length))
      at = line + 4 + length
    }
    body = Buffer.concat(pieces)
  }
  try {
    const [encoding] = valuesOf(answer, 'content-encoding')
    return (encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body).toString()
  } catch {
    return ''
  }
}

/**
 * Sends bytes that need not be valid HTTP over a new connection.
 * @param bytes a request with `connection: close`
 * @param truncated ends the sending half after them, as an aborting client does
 */
export function exchange(url: string, bytes: Buffer | string, { timeoutMs = 10_000, truncated = false } = {}): Promise<RawAnswer> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    let kept = 0
    let hung = false
    const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true })
    const timer = setTimeout(() => {
      hung = true
      socket.destroy()
    }, timeoutMs)
    socket.on('data', (chunk) => {
      if (kept < KEPT_BYTES) chunks.push(chunk)
      kept += chunk.length
    })
    socket.on('end', () => socket.end())
    // Refused while still sending: the response, if any, has been read.
    socket.on('error', () => socket.destroy())
    socket.on('close', () => {
      clearTimeout(timer)
      resolve(parse(Buffer.concat(chunks), hung))
    })
    if (truncated) socket.end(bytes)
    else socket.write(bytes)
  })
}
