import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/* What Next writes of a build beside its pages. */

/** @throws Error where Next wrote another shape */
export function readBuilt<Schema extends z.ZodType>(root: string, file: string, schema: Schema): z.infer<Schema> {
  const result = schema.safeParse(JSON.parse(readFileSync(join(root, file), 'utf8')))
  if (!result.success) throw new Error(`${file} is not as expected:\n${z.prettifyError(result.error)}`)
  return result.data
}

const SERVER_FILES = '.next/required-server-files.json'
const configSchema = z.looseObject({ config: z.looseObject({ distDir: z.string(), cacheHandler: z.string() }) })

/**
 * The configuration as the build read it, with Next's defaults. Next's own server of a standalone build starts with it
 * (https://nextjs.org/docs/app/api-reference/config/next-config-js/output): otherwise Next compiles next.config.ts at
 * each start, and the compiler stays in memory, 26 MB.
 */
export const builtConfig = (root: string): string => JSON.stringify(readBuilt(root, SERVER_FILES, configSchema).config)

export const buildId = (root: string): string => readFileSync(join(root, '.next/BUILD_ID'), 'utf8').trim()

/** Where Next also wrote a folder that runs by itself, `server.js` and all: hosts ask for it by `NEXT_PRIVATE_STANDALONE`. */
export function standaloneCopy(root: string): string | undefined {
  const folder = join(root, '.next/standalone')
  return existsSync(folder) ? join(folder, readBuilt(root, SERVER_FILES, z.looseObject({ relativeAppDir: z.string() })).relativeAppDir) : undefined
}

/** Where a page or handler lies below app/ -> its route, e.g. `/(visitor)/[site]/press/page` -> `/[site]/press`. */
const routesSchema = z.record(z.string().regex(/\/(?:page|route)$/), z.string().startsWith('/'))

/** @returns routes as Next names them: parameters in brackets */
export function readRoutes(root: string): { pages: string[]; handlers: string[] } {
  const routes = Object.entries(readBuilt(root, '.next/app-path-routes-manifest.json', routesSchema))
  const ending = (kind: string) => routes.flatMap(([place, route]) => (place.endsWith(`/${kind}`) ? [route] : []))
  return { pages: ending('page'), handlers: ending('route') }
}

/** @param route of a handler without parameters, e.g. `/api/health` @returns absolute path of what the build made of it */
export function handlerFile(root: string, route: string): string {
  const file = readBuilt(root, '.next/server/app-paths-manifest.json', z.record(z.string(), z.string()))[`${route}/route`]
  if (file === undefined) throw new Error(`The build has no handler ${route}.`)
  return join(root, '.next/server', file)
}

const previewSchema = z.looseObject({ preview: z.looseObject({ previewModeId: z.string().min(1) }) })

/** The cookies by which Next tells its draft mode; with the second it takes the first for one of its older preview mode. */
const [DRAFT_MODE, PREVIEW_DATA] = ['__prerender_bypass', '__next_preview_data']

/**
 * Makes Next render a page in draft mode: for one request, and without its cache. The value of its cookie is a secret of the build,
 * which no browser gets. What the browser sent of Next's own is left out: beside it, Next renders for its cache.
 */
export function draftModeCookies(root: string): (cookies: string) => string {
  const { previewModeId } = readBuilt(root, '.next/prerender-manifest.json', previewSchema).preview
  const left = new Set(['', DRAFT_MODE, PREVIEW_DATA])
  return (cookies) => {
    const kept = cookies.split(';').flatMap((pair) => (left.has(pair.replace(/=.*/s, '').trim()) ? [] : pair.trim()))
    return [...kept, `${DRAFT_MODE}=${previewModeId}`].join('; ')
  }
}
