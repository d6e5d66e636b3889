import { rm } from 'node:fs/promises'
import { build } from 'esbuild'

/**
 * Compiles sources for Node. What several of them import is one module to all of them; packages stay in node_modules.
 * @param {readonly string[]} sources absolute paths; each becomes `NAME.mjs`
 * @param {string} directory absolute path, emptied first, in a project with these packages
 */
export async function bundle(sources, directory) {
  await rm(directory, { recursive: true, force: true })
  await build({
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
    logLevel: 'silent',
  })
}
