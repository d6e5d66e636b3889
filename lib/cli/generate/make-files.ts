import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build, transform } from 'esbuild'
import { loadFramework } from '../../delivery/next/load-framework'
import { bundle } from './bundle.mjs'
import { buildDrawings } from './drawings'
import { listFiles } from './fingerprint.mjs'
import { buildFonts, TEXT_PATHS } from './fonts/build-fonts'
import { frameOrigins } from './frame-origins'
import { buildIcons } from './icons'
import { buildPressCovers } from './press-covers'
import { runSource } from './run-source'
import { buildSharePictures } from './share-pictures'
import { themeCss } from './theme-css'

/** Browsers that the scripts inlined into every page support. */
const BROWSERS = 'es2020'

/** What runs of lib by itself: the server, what its build starts children with, Next's cache, and threads. */
const SERVER_SOURCES = [
  'lib/cli/start/run-site.ts',
  'lib/cli/start/end-with-parent-preload.mjs',
  'lib/delivery/next/cache-handler.ts',
  'lib/delivery/finish/finishing-thread.ts',
  'lib/delivery/pages/compression-thread.ts',
]

/**
 * Makes .generated/ and what of public/ is made (generate.mjs) from content/ and the sources. Of .generated/, contact.ts is all that
 * error pages need of content in the browser, and loader.mjs the call of load-framework.ts with `OPTIONS` in the place of its own.
 */
export async function makeFiles(root: string) {
  const directory = join(root, '.generated')
  await mkdir(directory, { recursive: true })
  const write: WriteGenerated = (name, text) => writeFile(join(directory, name), text)
  const theme = await generateFromContent(root, write)
  await generateScripts(root, directory, write)
  await generateDrawings(root, write, theme)
  await generateFonts(root, write)
}

type WriteGenerated = (name: string, text: string) => Promise<void>

const moduleOf = (declaration: string, value: unknown) => `/** Made by \`npm run generate\`. */\nexport const ${declaration} = ${JSON.stringify(value)}\n`

/** @param made null: content is invalid, and existing pictures stay */
async function writeSharePictures(made: Awaited<ReturnType<typeof buildSharePictures>>, root: string, write: WriteGenerated) {
  if (!made) {
    console.warn('content/ is refused: pictures of link previews stay as they were. `npm run site -- content` lists what to mend.')
    if (existsSync(join(root, '.generated/share-pictures.ts'))) return
  }
  await write(
    'share-pictures.ts',
    moduleOf(
      'sharePictures: { readonly width: number; readonly height: number; readonly files: Readonly<Record<string, string>> }',
      made ?? { width: 0, height: 0, files: {} },
    ),
  )
}

type Content = Parameters<typeof frameOrigins>[0] &
  Parameters<typeof buildPressCovers>[1] & {
    site?: { name?: string; phone?: string; logo?: { paths?: readonly string[] } }
    theme: Record<string, string> & { pine: string; paper: string }
    SOCIAL_SIZE: { width: number; height: number }
    customMediaCss: () => string
    PER_REQUEST_PAGES: readonly string[]
  }
/** Values of content and sources that are needed before compilation: nothing has checked them yet. */
const SOURCES = `
  export { site } from '@/content/site'
  export { seedArticles } from '@/content/press-articles'
  export { default as pictureFiles } from '@/public/pictures/manifest.json'
  export { SOCIAL_SIZE } from '@/lib/press/cover'
  export { theme } from '@/content/theme'
  export { tours } from '@/content/tours'
  export { videos } from '@/content/videos'
  export { videoHosts } from '@/lib/content/video-hosts/video-hosts'
  export { customMediaCss } from '@/components/ui/breakpoints'
  export { PER_REQUEST_PAGES } from '@/lib/per-request-pages'`

/** @returns theme.css */
async function generateFromContent(root: string, write: WriteGenerated): Promise<string> {
  const { exported } = await runSource<Content>(root, SOURCES)
  const { site, seedArticles, pictureFiles, SOCIAL_SIZE, theme, tours, videos, videoHosts, customMediaCss, PER_REQUEST_PAGES } = exported
  const css = themeCss(theme)
  await write('theme.css', css)
  await write('contact.ts', moduleOf('contact: { readonly siteName: string; readonly phone: string }', { siteName: site?.name, phone: site?.phone }))
  // An invalid logo is reported by the check of all content, which runs later.
  await buildIcons(root, { paths: Array.isArray(site?.logo?.paths) ? site.logo.paths : [], theme })
  await buildPressCovers(root, { seedArticles, pictureFiles }, SOCIAL_SIZE)
  await writeSharePictures(await buildSharePictures(root), root, write)
  await write('breakpoints.css', customMediaCss())
  await write('origins.json', `${JSON.stringify(frameOrigins({ tours, videos, videoHosts }))}\n`)
  await write('per-request-pages.json', `${JSON.stringify(PER_REQUEST_PAGES)}\n`)
  return css
}

/** Scripts inlined into every page, and what runs of lib by itself. */
async function generateScripts(root: string, directory: string, write: WriteGenerated) {
  const script = await build({
    entryPoints: [join(root, 'components/behaviour/main.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    minify: true,
    target: BROWSERS,
    legalComments: 'none',
  })
  const behaviour = script.outputFiles[0]?.text.trim() ?? ''
  await write('behaviour-source.ts', moduleOf('behaviour', behaviour))
  const loader = await transform(`(${String(loadFramework)})(OPTIONS)`, { minify: true, target: BROWSERS })
  await write('loader.mjs', moduleOf('loader', loader.code.trim().replace(/;$/, '')))
  await bundle(
    SERVER_SOURCES.map((file) => join(root, file)),
    join(directory, 'server'),
  )
}

/** @param theme theme.css */
async function generateDrawings(root: string, write: WriteGenerated, theme: string) {
  const { isometrics, shapeFiles } = await buildDrawings(root, theme)
  await write('isometrics.ts', moduleOf("isometrics: Readonly<Record<string, import('../components/plan/isometric').IsometricPicture>>", isometrics))
  await write('shape-files.ts', moduleOf("shapeFiles: import('../components/plan/shape-files').ShapeFiles", shapeFiles))
}

async function generateFonts(root: string, write: WriteGenerated) {
  const { css, uses } = await buildFonts(root, listFiles(root, TEXT_PATHS))
  await write('fonts.css', css)
  await write('font-uses.json', `${JSON.stringify(uses)}\n`)
}
