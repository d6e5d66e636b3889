import { existsSync, readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { extname, join, relative } from 'node:path'
import { contentType } from 'mime-types'
import { PAGES_FOLDER } from '../next/built-pages'
import { frameworkChunks } from '../next/framework-chunks'
import { isCompressible } from '../pages/compression'
import { isHashed, STYLE_RULES_FILE, type SiteManifest, type WrittenBody, type WrittenEntry } from '../pages/site-manifest'
import { assertMediaResolved } from './resolved-media'
import { rootVariables, styleRules } from './style-rules'
import type { WriteBody } from './body-writer'
import type { FontUses } from '../../cli/generate/fonts/build-fonts'

type Entries = SiteManifest['entries']

/** What the bundler wrote, but its source maps. */
const BUNDLED = /^(?:chunks|css|media)\/.*(?<!\.map)$/

const typeOf = (file: string) => contentType(extname(file)) || 'application/octet-stream'

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .flatMap((each) => (each.isFile() ? [relative(folder, join(each.parentPath, each.name))] : []))
    .toSorted()

const REVALIDATE = 'public, max-age=0, must-revalidate'
const FOREVER = 'public, max-age=31536000, immutable'

/** @param isHashed whether its address changes with it */
export const fileEntry = (page: WrittenBody, type: string, isHashed = false): WrittenEntry => ({
  headers: { 'content-type': type, 'cache-control': isHashed ? FOREVER : REVALIDATE, vary: 'accept-encoding' },
  tags: [],
  bodies: { page },
})

/**
 * Asks the browser to compile a file's functions while it arrives, beside the main thread, and not each as it is first
 * called: of the framework most are called at once. Chromium follows it, to others it is a comment
 * (https://v8.dev/blog/explicit-compile-hints).
 */
const COMPILE_AHEAD = Buffer.from('//# allFunctionsCalledOnLoad\n')

export async function prepareMachineFiles(root: string, write: WriteBody): Promise<Entries> {
  const entries: Entries = {}
  const app = join(root, PAGES_FOLDER)
  for (const route of ['robots.txt', 'sitemap.xml', 'manifest.webmanifest']) {
    const file = join(app, `${route}.body`)
    if (!existsSync(file)) continue
    entries[`/${route}`] = fileEntry(await write(`pages/${route}`, await readFile(file), typeOf(route)), typeOf(route))
  }
  return entries
}

/**
 * The framework's scripts and style sheets; of the sheets also the rules, for pages that are rendered at run time.
 * @param options `uses`: which characters of each font file each part of the site sets
 */
export async function prepareStaticFiles(root: string, { write, uses }: { write: WriteBody; uses: FontUses }): Promise<Entries> {
  const entries: Entries = {}
  const sheets: Record<string, string> = {}
  const framework = frameworkChunks(root)
  for (const file of filesBelow(join(root, '.next/static'))) {
    if (!BUNDLED.test(file)) continue
    const data = await readFile(join(root, '.next/static', file))
    const address = `/_next/static/${file}`
    if (file.endsWith('.css')) {
      sheets[address] = data.toString()
      assertMediaResolved(file, data.toString())
    }
    const whole = framework.includes(`static/${file}`) ? Buffer.concat([COMPILE_AHEAD, data]) : data
    entries[address] = fileEntry(await write(`static/${file}`, whole, typeOf(file)), typeOf(file), true)
  }
  const variables = rootVariables(Object.values(sheets))
  const rules = Object.fromEntries(Object.entries(sheets).map(([address, css]) => [address, styleRules(css, { variables, uses })]))
  await writeFile(join(root, STYLE_RULES_FILE), JSON.stringify(rules))
  return entries
}

/** Of public/ what can be compressed, and the fonts; the rest is sent from the disk. */
export async function preparePublicFiles(root: string, write: WriteBody): Promise<Entries> {
  const entries: Entries = {}
  for (const file of filesBelow(join(root, 'public'))) {
    const type = typeOf(file)
    if (!isCompressible(type) && !file.startsWith('fonts/')) continue
    const path = `/${file.split('/').map(encodeURIComponent).join('/')}`
    entries[path] = fileEntry(await write(`public/${file}`, await readFile(join(root, 'public', file)), type), type, isHashed(file))
  }
  return entries
}
