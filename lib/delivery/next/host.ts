import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import { builtConfig, handlerFile } from './build-manifests'

/**
 * A handler that is called as a deployment adapter would (Next's documentation: Adapters, Invoking Entrypoints). Next's router
 * would find the same after looking for files, redirects and middleware, of which handlers have none: a fourth of what a
 * registration costs.
 */
const DIRECT_HANDLER = '/api/registrations'

type Entrypoint = (request: IncomingMessage, response: ServerResponse, context: object) => Promise<unknown>

export interface FrameworkHost {
  /** Settles when Next works no more on the request */
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<unknown>
  /** Settles once Next can answer; requests before that wait for it */
  ready: Promise<void>
  close: () => Promise<void>
}

/** @returns at once; Next gets ready meanwhile */
export async function hostFramework(root: string, port: number): Promise<FrameworkHost> {
  process.env['__NEXT_PRIVATE_STANDALONE_CONFIG'] = builtConfig(root)
  const { default: next } = await import('next')
  // Next puts an `upgrade` listener on the server that it runs behind, and then leaves every request unanswered that
  // names another protocol. It gets a server that nobody connects to.
  const app = next({ dev: false, dir: root, port, hostname: 'localhost', httpServer: createServer() })
  const handler = app.prepare().then(() => ({ handle: app.getRequestHandler(), direct: readEntrypoint(root) }))

  return {
    handle(request, response) {
      return handler
        .then(({ handle, direct }) =>
          request.url?.split('?', 1)[0] === DIRECT_HANDLER ? direct(request, response, { requestMeta: { relativeProjectDir: '' } }) : handle(request, response),
        )
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
function readEntrypoint(root: string): Entrypoint {
  const file = handlerFile(root, DIRECT_HANDLER)
  const { handler } = createRequire(import.meta.url)(file) as { handler?: unknown }
  if (typeof handler !== 'function') throw new Error(`${file} exports no handler.`)
  return handler as Entrypoint
}
