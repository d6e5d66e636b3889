import { randomUUID } from 'node:crypto'
import { createServer, type RequestListener, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { buildId } from '../next/build-manifests'
import { hostFramework } from '../next/host'
import { expireTag } from '../next/tags'
import { bridge } from '../bridge'
import { VARIANT_PARAMETERS } from './variants'
import { CLIENT_ADDRESS_HEADER, clientAddress } from './client-address'
import { connectionLimits, limitConnections, serverOptions } from './connection-limits'
import { draftPreviews, PREVIEW_HEADERS } from './draft-previews'
import { containErrors, failurePage } from './failure-page'
import { firstTouchRedirect } from './first-touch-redirect'
import { frameworkProxy } from './framework-proxy'
import { pages } from '../pages/page-store'
import { ownFileHashes, ownPages } from './own-pages'
import { pageViews } from './page-views'
import { missingFiles } from './missing-file'
import { seedPages } from '../pages/seed-pages'
import { pageSender } from '../pages/send-page'
import { publicFiles } from './public-files'
import { rendersByTurns } from './render-concurrency'
import { API, canonicalTarget, splitTarget } from './request-target'
import { isRead, requestValidation } from './request-validation'
import { securityHeaders } from './security-headers'
import { storeOutages } from './store-outages'

/**
 * How far the heap may grow beyond what lives before it is collected. V8 allows several times as much where the machine
 * has memory: 5,000 pages of the press left 330 MB resident, of which 54 MB were alive. A fifth costs registrations a
 * twentieth of their throughput, a third costs nothing that can be measured. A hard --max-old-space-size would end the
 * process where an export needs more for a moment.
 */
const HEAP_GROWING_PERCENT = 30

/**
 * Connections that wait to be accepted; the system may allow fewer (net.core.somaxconn). With Node's 511, a thousand that come
 * at once leave others out, whose system tries again after seconds, and then after many.
 */
const BACKLOG = 4096

const STOP_TIMEOUT_MS = 10_000

/** How long pages of the build wait for a start that takes long. */
const FIRST_CHECK_MAX_MS = 30_000

/**
 * Serves a built project: what the build prepared from memory, files of public/ from disk (public-files.ts), the rest by Next.
 * Listens before Next is ready; its first requests wait for it.
 */
export async function serve(
  root: string,
  { port, origin, trustedHops, connections = [] }: { port: number; origin: string; trustedHops: number; connections?: readonly string[] },
): Promise<{ port: number; ready: Promise<void>; stop: () => Promise<void> }> {
  setFlagsFromString(`--heap-growing-percent=${HEAP_GROWING_PERCENT}`)
  const secure = origin.startsWith('https:')
  const common = securityHeaders(secure)
  bridge.expireTag = expireTag
  let isChecked = false
  const compared = new Promise((resolve) => (bridge.noteCompared = () => resolve(undefined)))
  const checked = Promise.race([compared, wait(FIRST_CHECK_MAX_MS, undefined, { ref: false })]).then(() => {
    isChecked = true
  })
  const notFound = seedPages(pages, root, common, connections)
  const sendPage = pageSender(pages, common, VARIANT_PARAMETERS)
  const refused = requestValidation(common)
  const carried = firstTouchRedirect(common, origin)
  const countView = pageViews(origin)
  const framework = await hostFramework(root, port)
  const failure = failurePage(root)
  const outageOf = storeOutages()
  const previews = draftPreviews(root, frameworkProxy({ handle: framework.handle, common, failure, outageOf, forced: PREVIEW_HEADERS }))
  const askFramework = frameworkProxy({
    handle: framework.handle,
    common,
    failure,
    notFound,
    outageOf,
    sendPage: (request, response) => {
      const { path, query } = splitTarget(request.url)
      return sendPage(request, response, path, query)
    },
  })
  let accepted = 0
  const inTurn = rendersByTurns({ accepted: () => accepted })
  const publicFolder = join(root, 'public')
  Object.assign(bridge, {
    readOwnPage: ownPages({ pages, handle: framework.handle, inTurn, origin }),
    hashOwnFile: ownFileHashes(publicFolder),
    build: buildId(root),
  })
  const files = publicFiles(publicFolder, common)
  const missing = missingFiles(root, common)

  const contained = (work: RequestListener) => containErrors(work, { common, failure })
  const addedHeaders = (request: IncomingMessage) => ({
    [CLIENT_ADDRESS_HEADER]: clientAddress(request, trustedHops),
    'x-request-id': randomUUID(),
  })

  const limits = connectionLimits(trustedHops)
  const answer = (request: IncomingMessage, response: ServerResponse, path: string, query: string) => {
    if (sendPage(request, response, path, query)) return
    files(request, response, path, () => {
      if (missing(request, response, path)) return
      const ask = () => askFramework(request, response, addedHeaders(request))
      // What is posted to a handler waits for its own body, and must not hold up others of its network. All else is rendered.
      void (path.startsWith(API) && !isRead(request.method) ? ask() : inTurn(clientAddress(request, trustedHops), ask, response))
    })
  }
  const preview = (...[request, response, path, query]: Parameters<typeof answer>) =>
    void inTurn(
      clientAddress(request, trustedHops),
      async () => {
        if (!(await previews.show(request, response, addedHeaders(request)))) contained(() => answer(request, response, path, query))(request, response)
      },
      response,
    )
  const listener: RequestListener = (request, response) => {
    if (!limiter.begin(response)) return
    const target = canonicalTarget(request.url ?? '')
    if (target?.host !== undefined) request.headers.host = target.host
    if (refused(request, response, target) || !target) return
    const { path, query } = target
    request.url = path + query
    if (carried(request, response, path, query)) return
    countView(request, response, path, query)
    const respond = () => (previews.asked(request, path) ? preview : answer)(request, response, path, query)
    // What the build says may no longer hold: the application compares it with the store when it starts.
    if (isChecked || !pages.find(path)) return respond()
    void checked.then(() => {
      if (!response.destroyed) contained(respond)(request, response)
    })
  }
  const server = createServer(serverOptions(limits), contained(listener))
  server.on('connection', () => void (accepted += 1))
  const limiter = limitConnections(server, limits, common)
  await new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen({ port, backlog: BACKLOG }, () => resolve(undefined))
  })
  const address = server.address()

  return {
    port: typeof address === 'object' && address ? address.port : port,
    ready: framework.ready,
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve))
      limiter.stop()
      const timer = setTimeout(() => server.closeAllConnections(), STOP_TIMEOUT_MS)
      await closed
      clearTimeout(timer)
      await framework.close()
    },
  }
}
