import { wantsPage } from './refusal-page.mjs'

/**
 * Answers a request that could not be answered: 500, with a page for a person; an answer that has begun is broken off.
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {object} options
 * @param {Readonly<Record<string, string>>} options.common headers of every answer
 * @param {string} options.requestId under which the log has it
 * @param {ReturnType<typeof import('./substitute.mjs').substitutes>['failurePage']} options.failurePage
 */
export function sendFailure(request, response, { common, requestId, failurePage }) {
  if (response.headersSent) return void response.destroy()
  const page = wantsPage(request) ? failurePage(requestId) : undefined
  response.writeHead(500, { ...common, 'x-request-id': requestId, 'cache-control': 'no-store', ...page?.headers }).end(page?.body)
}
