import { type Page } from '@playwright/test'
import { build } from 'esbuild'

/** Origin of mounted components, where only routes of the test answer. */
const ORIGIN = 'http://mount.test/'

/**
 * Renders a component of this project in isolation in a real browser, for states that the shipped content lacks, such as a film
 * or an announcement that does not exist yet.
 * @param source a module, TSX, that exports the element as `shown`
 */
export async function mount(page: Page, source: string): Promise<void> {
  const { outputFiles } = await build({
    stdin: {
      contents: `import { createRoot } from 'react-dom/client'\n${source}\ncreateRoot(document.body.appendChild(document.createElement('main'))).render(shown)`,
      resolveDir: process.cwd(),
      loader: 'tsx',
    },
    bundle: true,
    write: false,
    outdir: '/',
    jsx: 'automatic',
    format: 'iife',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
  })
  const text = (ending: string) => outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? ''
  await page.route(ORIGIN, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><meta charset="utf-8"><title>mount</title>' }))
  await page.goto(ORIGIN)
  await page.addStyleTag({ content: text('.css') })
  await page.addScriptTag({ content: text('.js') })
}
