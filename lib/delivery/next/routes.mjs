import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const FILE = '.next/app-path-routes-manifest.json'
/** Where a page or handler lies below app/ -> its route, e.g. `/(visitor)/[site]/press/page` -> `/[site]/press`. */
const schema = z.record(z.string().regex(/\/(?:page|route)$/), z.string().startsWith('/'))

/**
 * @param {string} root absolute path of the project, built
 * @returns {{ pages: string[], handlers: string[] }} routes as Next names them: parameters in brackets
 * @throws Error where Next wrote another shape
 */
export function readRoutes(root) {
  const routes = schema.safeParse(JSON.parse(readFileSync(join(root, FILE), 'utf8')))
  if (!routes.success) throw new Error(`${FILE} is not as expected:\n${z.prettifyError(routes.error)}`)
  const ending = (/** @type {string} */ kind) =>
    Object.entries(routes.data)
      .filter(([place]) => place.endsWith(`/${kind}`))
      .map(([, route]) => route)
  return { pages: ending('page'), handlers: ending('route') }
}

const FILES = '.next/server/app-paths-manifest.json'
/** Where a page or handler lies below app/ -> the file that the build made of it. */
const filesSchema = z.record(z.string(), z.string())

/**
 * @param {string} root absolute path of the project, built
 * @param {string} route of a handler without parameters, e.g. `/api/health`
 * @returns {string} absolute path of what the build made of it
 * @throws Error where Next wrote another shape, or there is no such handler
 */
export function handlerFile(root, route) {
  const files = filesSchema.safeParse(JSON.parse(readFileSync(join(root, FILES), 'utf8')))
  const file = files.data?.[`${route}/route`]
  if (file === undefined) throw new Error(`${FILES} does not name the handler ${route}.`)
  return join(root, '.next/server', file)
}
