import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { readBuilt } from './build-manifests'

const buildManifestSchema = z.object({ rootMainFiles: z.array(z.string()) })

/** Only the client renderer of React defines it; who calls it writes `.hydrateRoot(`. */
const RENDERER = '.hydrateRoot=function('
/** A module in a chunk of Turbopack: its number and its function. */
const MODULE = /,(\d+),\(?[\w$,]*\)?=>\{/g

/** @returns numbers of the modules in a chunk of Turbopack that define the client renderer of React */
export function rendererModules(chunk: string): number[] {
  const modules = [...chunk.matchAll(MODULE)]
  return modules.flatMap(({ index, 1: id }, at) => (chunk.slice(index, modules[at + 1]?.index).includes(RENDERER) ? [Number(id)] : []))
}

export const frameworkChunks = (root: string): string[] => readBuilt(root, '.next/build-manifest.json', buildManifestSchema).rootMainFiles

/**
 * The client renderer of React is half of what the framework runs as it starts: run in a task of its own, it leaves the
 * page to answer in between.
 * @throws Error where Turbopack wrote its chunks otherwise than this knows
 */
export async function rendererModule(root: string): Promise<number> {
  const found = (await Promise.all(frameworkChunks(root).map(async (file) => rendererModules(await readFile(join(root, '.next', file), 'utf8'))))).flat()
  const [module, ...others] = found
  if (module === undefined || others.length > 0)
    throw new Error(`React's client renderer is ${found.length} modules of the framework's chunks, expected 1: see lib/delivery/next/framework-chunks.ts.`)
  return module
}
