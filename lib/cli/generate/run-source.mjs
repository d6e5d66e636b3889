import { createHash } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'esbuild'

/**
 * Compiles and runs a module that imports sources of the site, before anything is built.
 * @param {string} root absolute path of the project
 * @param {string} source of the module, in TypeScript and JSX
 * @param {import('esbuild').BuildOptions} [options]
 * @returns {Promise<{ exported: any, css: string }>} what it exports, and the style sheets that it imports
 */
export async function runSource(root, source, options) {
  const { outputFiles = [] } = await build({
    stdin: { contents: source, resolveDir: root, loader: 'tsx' },
    bundle: true,
    write: false,
    outdir: root,
    format: 'esm',
    platform: 'node',
    logLevel: 'silent',
    ...options,
  })
  const output = (/** @type {string} */ ending) => Buffer.from(outputFiles.find(({ path }) => path.endsWith(ending))?.contents ?? [])
  return { exported: await import(`data:text/javascript;base64,${output('.js').toString('base64')}`), css: output('.css').toString('utf8') }
}

/**
 * Empties a folder of public/ for drawings that are made anew.
 * @param {string} root absolute path of the project
 * @param {string} folder below public/
 * @returns {Promise<(name: string, svg: string) => Promise<string>>} stores one with its hash in the name, and gives its address
 */
export async function drawingFolder(root, folder) {
  const directory = join(root, 'public', folder)
  await rm(directory, { recursive: true, force: true })
  await mkdir(directory, { recursive: true })
  return async (name, svg) => {
    const file = `${name.toLowerCase()}.${createHash('sha256').update(svg).digest('hex').slice(0, 8)}.svg`
    await writeFile(join(directory, file), svg)
    return `/${folder}/${file}`
  }
}
