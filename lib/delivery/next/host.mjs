import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { builtConfig, handlerFile } from './build-manifests.mjs'

/**
 * Handlers that are called as a deployment adapter would (Next's documentation: Adapters, Invoking Entrypoints). Next's
 * router would find the same after looking for files, redirects and middleware, of which handlers have none: a fourth of
 * what a registration costs.
 */
const DIRECT_HANDLERS = ['/api/registrations']

/**
 * @typedef {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse, context: object) => Promise<unknown>} Entrypoint
 */
/**
 * @typedef {object} FrameworkHost
 * @property {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => Promise<unknown>} handle
 *   settles when Next works no more on the request
 * @property {Promise<void>} ready settles once Next can answer; requests before that wait for it
 * @property {() => Promise<void>} close
 */

/**
 * @param {string} root absolute path of the project, built
 * @param {number} port that the site is reached under
 * @returns {Promise<FrameworkHost>} at once; Next gets ready meanwhile
 */
export async function hostFramework(root, port) {
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

/**
 * @param {string} root absolute path of the project, built
 * @returns {Map<string, Entrypoint>} by address
 * @throws Error where the build has another shape
 */
function readEntrypoints(root) {
  const require = createRequire(import.meta.url)
  return new Map(
    DIRECT_HANDLERS.map((address) => {
      const file = handlerFile(root, address)
      /** @type {unknown} */
      const entrypoint = require(file).handler
      if (typeof entrypoint !== 'function') throw new Error(`${file} exports no handler.`)
      return [address, /** @type {Entrypoint} */ (entrypoint)]
    }),
  )
}
