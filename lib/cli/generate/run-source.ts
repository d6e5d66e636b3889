import { createHash } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type BuildOptions } from 'esbuild'

/** Compiles and runs a module that imports sources of the site, before anything is built; `css` of the sheets that it imports. */
export async function runSource<Exported>(root: string, source: string, options?: BuildOptions): Promise<{ exported: Exported; css: string }> {
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
  const output = (ending: string) => Buffer.from(outputFiles.find(({ path }) => path.endsWith(ending))?.contents ?? [])
  const exported = (await import(`data:text/javascript;base64,${output('.js').toString('base64')}`)) as Exported
  return { exported, css: output('.css').toString('utf8') }
}

/** Empties a folder of public/. @returns stores a drawing in it with its hash in the name, and gives its address */
export async function drawingFolder(root: string, folder: string): Promise<(name: string, svg: string) => Promise<string>> {
  const directory = join(root, 'public', folder)
  await rm(directory, { recursive: true, force: true })
  await mkdir(directory, { recursive: true })
  return async (name, svg) => {
    const file = `${name.toLowerCase()}.${createHash('sha256').update(svg).digest('hex').slice(0, 8)}.svg`
    await writeFile(join(directory, file), svg)
    return `/${folder}/${file}`
  }
}
