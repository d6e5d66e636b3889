import send from 'send'
import { isHashed } from '../pages/site-manifest'
import { isRead } from './request-validation'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Headers } from './handler'

const DAY_S = 86_400
const YEAR_S = 365 * DAY_S
/**
 * Bytes read ahead of a visitor who takes a file slowly or not at all. With Node's 64 kB, 2,000 of them took 297 MB, with
 * these 154; a film of 9 MB costs 58 instead of 42 ms of the processor.
 */
const READ_AHEAD_BYTES = 16 * 1024
/** A file's name has an ending; no page's address has, so pages are not looked for on the disk. */
export const FILE = /\.[a-z0-9]+$/iu
/** RFC 8615: the one hidden folder that is for others to read; its files need no ending. */
const WELL_KNOWN = '/.well-known/'

/** Precondition failed, range not satisfiable: about a file that is there. Any other refusal is as good as no file. */
const ANSWERED = new Set([412, 416])

/** Answers GET and HEAD for the files of a folder, with ranges and conditions; calls `next` when there is no such file. */
export function publicFiles(root: string, common: Headers): (request: IncomingMessage, response: ServerResponse, path: string, next: () => void) => void {
  return (request, response, path, next) => {
    const wellKnown = path.startsWith(WELL_KNOWN)
    if (!isRead(request.method) || !(wellKnown || FILE.test(path))) return next()
    // Handed on to the file's stream, which its types do not say.
    const reading = { highWaterMark: READ_AHEAD_BYTES }
    send(request, path, { root, index: false, cacheControl: false, dotfiles: wellKnown ? 'allow' : 'ignore', ...reading })
      .on('headers', (answer: ServerResponse) => {
        answer.setHeader('cache-control', isHashed(path) ? `public, max-age=${YEAR_S}, immutable` : `public, max-age=${DAY_S}`)
        for (const [name, value] of Object.entries(common)) answer.setHeader(name, value)
        // Link previews and search results show our pictures on their own pages.
        answer.setHeader('cross-origin-resource-policy', 'cross-origin')
      })
      .on('directory', next)
      .on('error', (error: Error & { status: number; headers?: Record<string, string> }) => {
        if (response.headersSent) return response.destroy()
        for (const name of response.getHeaderNames()) response.removeHeader(name)
        if (!ANSWERED.has(error.status) && error.status < 500) return next()
        if (error.status >= 500) console.error(error)
        response.writeHead(error.status, { ...common, ...error.headers }).end()
      })
      .pipe(response)
  }
}
