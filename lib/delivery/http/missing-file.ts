import { readRoutes } from '../next/build-manifests'
import { ROUTE_DATA } from '../next/route-change'
import { pressListOf } from './article-address'
import { FILE } from './public-files'
import { sendRefusal } from './refusal-page'
import { isRead } from './request-validation'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Headers } from './handler'

/**
 * Answers 404 for a file that is not there, in a few bytes: the page for addresses that do not exist, with all its menus,
 * is for people who followed a link.
 * @returns false for what a route may answer
 */
export function missingFiles(root: string, common: Headers): (request: IncomingMessage, response: ServerResponse, path: string) => boolean {
  const handlers = readRoutes(root).handlers
  const files = new Set(handlers.filter((route) => FILE.test(route)))
  // Below these, handlers take any file name: `/media/[file]`.
  const folders = handlers.flatMap((route) => /^(.*?\/)\[/.exec(route)?.[1] ?? [])

  return (request, response, path) => {
    if (!isRead(request.method) || !FILE.test(path) || path.endsWith(ROUTE_DATA)) return false
    if (files.has(path) || folders.some((folder) => path.startsWith(folder)) || pressListOf(path) !== undefined) return false
    return sendRefusal(request, response, 404, common)
  }
}
