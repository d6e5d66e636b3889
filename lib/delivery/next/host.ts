import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import { builtConfig, handlerFile } from './build-manifests'

/**
 * Handlers that are called as a deployment adapter would (Next's documentation: Adapters, Invoking Entrypoints). Next's
 * router would find the same after looking for files, redirects and middleware, of which handlers have none: a fourth of
 * what a registration costs.
 */
const DIRECT_HANDLERS = ['/api/registrations']

type Entrypoint = (request: IncomingMessage, response: ServerResponse, context: object) => Promise<unknown>

export interface FrameworkHost {
  /** Settles when Next works no more on the request */
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<unknown>
  /** Settles once Next can answer; requests before that wait for it */
  ready: Promise<void>
  close: () => Promise<void>
}

/**
 * @param port that the site is reached under
 * @returns at once; Next gets ready meanwhile
 */
export async function hostFramework(root: string, port: number): Promise<FrameworkHost> {
  process.env['__NEXT_PRIVATE_STANDALONE_CONFIG'] = builtConfig(root)
  const { default: next } = await import('next')
  // Next puts an `upgrade` listener on the server that it runs behind, and then leaves every request unanswered that
  // names another protocol. It gets a server that nobody connects to.
  const app = next({ dev: false, dir: root, port, hostname: 'localhost', httpServer: createServer() })
  const handler = app.prepare().then(() => ({ handle: app.getRequestHandler(), entrypoints: readEntrypoints(root) }))

  return {
    handle(request, response) {
      return handler
        .then(({ handle, entrypoints }) => {
          const entrypoint = entrypoints.get(request.url?.split('?', 1)[0] ?? '')
          return entrypoint ? entrypoint(request, response, { requestMeta: { relativeProjectDir: '' } }) : handle(request, response)
        })
        .catch((error) => {
          console.error(error)
          if (!response.headersSent) response.statusCode = 500
          response.end()
        })
    },
    ready: handler.then(() => undefined),
    close: () => app.close(),
  }
}

/** @throws Error where the build has another shape */
function readEntrypoints(root: string): Map<string, Entrypoint> {
  const require = createRequire(import.meta.url)
  return new Map(
    DIRECT_HANDLERS.map((address) => {
      const file = handlerFile(root, address)
      const { handler: entrypoint } = require(file) as { handler?: unknown }
      if (typeof entrypoint !== 'function') throw new Error(`${file} exports no handler.`)
      return [address, entrypoint as Entrypoint] as const
    }),
  )
}
