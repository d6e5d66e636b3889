import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { readBuilt, readRoutes } from './build-manifests'
import { assertNoFaults, pageFaults, routeFaults } from './contract'
import { ROUTE_DATA } from './route-change'
import { tagsOf } from './tags'

/** Of Next's build: the pages that were rendered, after how many seconds they are rendered anew, and those that will be when they are asked for. */
const prerenderSchema = z.object({
  routes: z.record(
    z.string(),
    z.object({ initialRevalidateSeconds: z.union([z.number(), z.literal(false)]), srcRoute: z.string().nullish(), dataRoute: z.string().nullable() }),
  ),
  dynamicRoutes: z.record(z.string(), z.unknown()).default({}),
})
/** What Next keeps beside a page of the build; it sends `headers` with it. */
const metaSchema = z.looseObject({ status: z.number().optional(), headers: z.record(z.string(), z.union([z.string(), z.array(z.string())])) })

export const PAGES_FOLDER = '.next/server/app'

const readPrerendered = (root: string) => readBuilt(root, '.next/prerender-manifest.json', prerenderSchema)

/**
 * @returns pages that the build rendered, and the name of their files; `stays`: until the next build, others are rendered anew on
 *   demand or by time
 */
export function prerenderedPages(root: string): { route: string; name: string; stays: boolean }[] {
  const { routes } = readPrerendered(root)
  return Object.entries(routes).flatMap(([route, { initialRevalidateSeconds, dataRoute }]) =>
    dataRoute?.endsWith(ROUTE_DATA) ? [{ route, name: dataRoute.slice(1, -ROUTE_DATA.length), stays: initialRevalidateSeconds === false }] : [],
  )
}

/** Whether Next found nothing to show: a page that this complex does not have. */
export function isMissingPage(root: string, name: string): boolean {
  return readBuilt(root, `${PAGES_FOLDER}/${name}.meta`, metaSchema).status === 404
}

/**
 * Compares what Next built with what lib/delivery/next knows, before any of it is changed.
 * @throws Error that names whatever is not as expected
 */
export async function checkBuild(root: string, names: readonly string[]) {
  const { routes, dynamicRoutes } = readPrerendered(root)
  const perRequest = readBuilt(root, '.generated/per-request-pages.json', z.array(z.string()))
  const behaviour = /^export const behaviour = (".*")$/m.exec(await readFile(join(root, '.generated/behaviour-source.ts'), 'utf8'))?.[1]
  const contract = {
    behaviour: z.string().parse(JSON.parse(behaviour ?? 'null')),
    exists: (href: string) => existsSync(join(root, '.next', decodeURI(href).replace(/^\/_next\//, ''))),
  }
  const prerendered = [...Object.entries(routes).map(([route, { srcRoute }]) => srcRoute ?? route), ...Object.keys(dynamicRoutes)]
  const faults = routeFaults({ pages: readRoutes(root).pages, prerendered, perRequest })
  for (const name of names) {
    const [html, flight] = await Promise.all(['.html', ROUTE_DATA].map((kind) => readFile(join(root, PAGES_FOLDER, `${name}${kind}`), 'utf8')))
    faults.push(...pageFaults({ name, html: html ?? '', flight: flight ?? '' }, contract))
  }
  assertNoFaults(faults)
}

/** @returns data of a route change to the page by part (route-change.ts), of which there is `flight` */
export async function readRouteChange(app: string, name: string): Promise<Record<string, Buffer>> {
  const ending = `.segment${ROUTE_DATA}`
  const folder = `${name}.segments`
  const files = await readdir(join(app, folder), { recursive: true }).catch(() => [])
  const segments = files.filter((file) => file.endsWith(ending)).toSorted()
  const parts: [part: string, file: string][] = [
    ['flight', `${name}${ROUTE_DATA}`],
    ...segments.map((file): [string, string] => [`/${file.slice(0, -ending.length)}`, `${folder}/${file}`]),
  ]
  return Object.fromEntries(await Promise.all(parts.map(async ([part, file]) => [part, await readFile(join(app, file))] as const)))
}

/**
 * Puts a finished page in the place of the one that Next rendered, with its policy, so that any server of Next sends it.
 * @returns its tags
 */
export async function finishBuiltPage(app: string, name: string, html: string, policy: string): Promise<string[]> {
  const meta = readBuilt(app, `${name}.meta`, metaSchema)
  await writeFile(join(app, `${name}.html`), html)
  await writeFile(join(app, `${name}.meta`), JSON.stringify({ ...meta, headers: { ...meta.headers, 'content-security-policy': policy } }))
  return tagsOf(meta.headers)
}
