import { createServer } from 'node:http'
import { connectInProcess } from '../server/in-process-connection.mjs'

/** The client's headers, up to Node's own limit, and those that the front server adds. */
const MAX_HEADER_BYTES = 32 * 1024

/**
 * Next behind a server that listens nowhere: it is reached through `connect` alone, and what it writes can be read,
 * judged and replaced like the answer of any other server.
 * @typedef {object} FrameworkHost
 * @property {() => import('node:stream').Duplex} connect a new connection, for `createConnection` of `http.request`
 * @property {Promise<void>} ready settles once Next can answer; requests before that wait for it
 * @property {() => Promise<void>} close
 */

/**
 * @param {string} root absolute path of the project, built
 * @param {number} port that the site is reached under
 * @returns {Promise<FrameworkHost>} at once; Next gets ready meanwhile
 */
export async function hostFramework(root, port) {
  const { default: next } = await import('next')
  // Next puts an `upgrade` listener on the server that it runs behind, and then leaves every request unanswered that
  // names another protocol. It gets a server that nobody connects to.
  const app = next({ dev: false, dir: root, port, hostname: 'localhost', httpServer: createServer() })
  const handler = app.prepare().then(() => app.getRequestHandler())
  // The front server's clocks bound each request; this one has none of its own.
  const server = createServer({ maxHeaderSize: MAX_HEADER_BYTES, requestTimeout: 0, headersTimeout: 0, keepAliveTimeout: 0 }, (request, response) => {
    handler
      .then((handle) => handle(request, response))
      .catch((error) => {
        console.error(error)
        if (!response.headersSent) response.statusCode = 500
        response.end()
      })
  })

  return {
    connect: () => connectInProcess(server),
    ready: handler.then(() => undefined),
    close: () => app.close(),
  }
}
