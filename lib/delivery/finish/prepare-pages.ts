import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { checkBuild, finishBuiltPage, isMissingPage, PAGES_FOLDER, prerenderedPages, readRouteChange } from '../next/built-pages'
import { routeChangeData, withoutStaticMarkup } from '../next/hydration-data'
import { rendererModule } from '../next/framework-chunks'
import { finishPage, knownScripts, type FinishOptions } from './finish-page'
import { contentSecurityPolicy } from '../http/security-headers'
import { sectionOf } from '../../site-section'
import { styleChooser } from './used-styles'
import { hashOf, type WriteBody } from './body-writer'
import { FLIGHT_ADDRESS, FLIGHT_TYPE, FLIGHT_VARY, ROUTE_DATA } from '../next/route-change'
import { fileEntry } from './prepare-files'
import type { SiteManifest, WrittenEntry } from '../pages/site-manifest'

/**
 * Where the data that a page hydrates from lies among the framework's own static files, so that any host of Next serves it:
 * a route change's without what stands in the page, under a name that is kept for ever.
 */
const FLIGHT_FOLDER = 'flight'
const HTML_TYPE = 'text/html; charset=utf-8'

/** Says that a page failed (app/(visitor)/failure): prepared, but no address of its own (middleware.ts). */
const FAILURE_ROUTE = '/failure'
/** The framework's name for app/global-not-found; it chooses when to send it, so the page is known by what it sends. */
const NOT_FOUND_ROUTE = '/_not-found'
/** Its part of the site in lib/cli/generate/fonts/measured.json, after the address that it was measured at. */
const NOT_FOUND_PART = 'no'

/** @returns pages that stay until the next build, by their address, percent-encoded, and the name of their files */
const staticPages = (root: string): { route: string; name: string }[] =>
  prerenderedPages(root).flatMap(({ route, name, stays }) => {
    const isPage = route === NOT_FOUND_ROUTE || (!route.startsWith('/_') && !isMissingPage(root, name))
    return stays && isPage ? [{ route: encodeURI(route), name }] : []
  })

/**
 * Finishes the pages that stay until the next build, in the place of what Next rendered, and prepares them and the data
 * of their route changes.
 * @returns `scripts`: hashes of the inline scripts that any page may hold
 * @throws Error that names what Next wrote otherwise than lib/delivery/next knows
 */
export async function preparePages(
  root: string,
  { write, frames, secure }: { write: WriteBody; frames: readonly string[]; secure: boolean },
): Promise<Pick<SiteManifest, 'entries' | 'scripts' | 'renderer' | 'failure' | 'notFound'>> {
  const app = join(root, PAGES_FOLDER)
  const chooseStyles = styleChooser(root)
  const prepared: Pick<SiteManifest, 'entries' | 'failure' | 'notFound'> = { entries: {} }

  const writePage = async (name: string, { html, policy }: { html: string; policy: string }): Promise<WrittenEntry> => {
    const { headers, ...entry } = fileEntry(await write(`pages/${name}.html`, Buffer.from(html), HTML_TYPE), HTML_TYPE)
    return { ...entry, headers: { ...headers, 'content-security-policy': policy, vary: FLIGHT_VARY } }
  }

  /** @param data of the page's route change @returns address of what the page hydrates from */
  const writeHydrationData = async (data: Buffer): Promise<string> => {
    const hydration = withoutStaticMarkup(data)
    const name = `${hashOf(hydration)}${ROUTE_DATA}`
    const file = `${FLIGHT_FOLDER}/${name}`
    await mkdir(join(root, '.next/static', FLIGHT_FOLDER), { recursive: true })
    await writeFile(join(root, '.next/static', file), hydration)
    const address = FLIGHT_ADDRESS + name
    prepared.entries[address] = fileEntry(await write(`static/${file}`, hydration, FLIGHT_TYPE), FLIGHT_TYPE, true)
    return address
  }

  const renderer = await rendererModule(root)
  const pages = staticPages(root)
  await checkBuild(
    root,
    pages.map(({ name }) => name),
  )
  const rendered = new Map(await Promise.all(pages.map(async ({ name }) => [name, await readFile(join(app, `${name}.html`), 'utf8')] as const)))
  const known = new Set([...rendered.values()].flatMap(knownScripts))
  const finish = (name: string, options: Pick<FinishOptions, 'fonts' | 'flight' | 'bare'>) => {
    const { html, refused, ...sources } = finishPage(rendered.get(name) ?? '', { chooseStyles, known, renderer, ...options })
    if (refused.length > 0) throw new Error(`${name}: an inline script that lib/delivery/next does not know`)
    return { html, policy: contentSecurityPolicy({ ...sources, frames, secure }) }
  }
  for (const { route, name } of pages) {
    if (route === FAILURE_ROUTE) {
      prepared.failure = await writePage(name, finish(name, { bare: true }))
      continue
    }
    const data = await readRouteChange(app, name)
    const flight = data['flight'] && (await writeHydrationData(data['flight']))
    const finished = finish(name, { ...(flight ? { flight } : {}), fonts: { part: route === NOT_FOUND_ROUTE ? NOT_FOUND_PART : sectionOf(route) } })
    const tags = await finishBuiltPage(app, name, finished.html, finished.policy)
    const page = await writePage(name, finished)
    if (route === NOT_FOUND_ROUTE) {
      prepared.notFound = { ...page, tags }
      continue
    }
    prepared.entries[route] = { ...page, tags }
    // The segment of a folder and those below it are files and a folder of one name but for the ending.
    for (const [part, body] of Object.entries(data)) page.bodies[part] = await write(`flights/${name}.${part}.data`, routeChangeData(part, body), FLIGHT_TYPE)
  }
  return { ...prepared, scripts: [...known], renderer }
}
