import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { build } from 'esbuild'

/** @param {string} file absolute path @param {Uint8Array} contents */
async function writeChanged(file, contents) {
  const before = await readFile(file).catch(() => null)
  if (before?.equals(contents)) return
  await writeFile(`${file}.draft`, contents)
  await rename(`${file}.draft`, file)
}

/**
 * Compiles sources for Node. What several of them import is one module to all of them; packages stay in node_modules. A file
 * that is the same as before stays untouched: the development server watches them, and a running server may load one later.
 * @param {readonly string[]} sources absolute paths; each becomes `NAME.mjs`
 * @param {string} directory absolute path of their own, in a project with these packages; other files in it are removed
 */
export async function bundle(sources, directory) {
  const { outputFiles } = await build({
    entryPoints: [...sources],
    outdir: directory,
    entryNames: '[name]',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    // Refuses to run outside Next.
    alias: { 'server-only': 'node:process' },
    logLevel: 'silent',
    write: false,
  })
  await mkdir(directory, { recursive: true })
  // Shared chunks first: whoever reads a new entry finds them.
  const isEntry = (/** @type {{ path: string }} */ { path }) => sources.some((source) => basename(path, '.mjs') === basename(source).replace(/\.\w+$/, ''))
  const inOrder = [...outputFiles.filter((file) => !isEntry(file)), ...outputFiles.filter(isEntry)]
  for (const { path, contents } of inOrder) await writeChanged(path, contents)
  const written = new Set(outputFiles.map(({ path }) => basename(path)))
  for (const name of await readdir(directory)) if (!written.has(name)) await rm(join(directory, name))
}
