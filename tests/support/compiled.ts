import { basename, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundle } from '@/lib/cli/generate/bundle.mjs'

/**
 * Compiles a module of lib as the build does, for a thread, which runs it without jest.
 * @param source relative to the project; one test file compiles it
 * @returns address of the compiled module
 */
export async function compiled(source: string): Promise<URL> {
  const name = basename(source, '.ts')
  const folder = resolve('.cache/compiled', name)
  await bundle([resolve(source)], folder)
  return pathToFileURL(join(folder, `${name}.mjs`))
}
