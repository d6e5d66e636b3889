import { mkdtempSync, rmSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rendererModule, rendererModules } from '@/lib/delivery/next/framework-chunks'
import { chunkOf } from './next-shapes.mjs'

const CHUNK = chunkOf('966849,(e,t,n)=>{"use strict";a.hydrateRoot(b)},146480,(e,t,n)=>{f(5,(a)=>{});n.hydrateRoot=function(e,t){}},88014,e=>{e.v(1)}')

test('the renderer is known by what it defines, not by who calls it', () => {
  expect(rendererModules(CHUNK)).toEqual([146480])
  expect(rendererModules(CHUNK.replace('n.hydrateRoot=function', 'n.hydrate=function'))).toEqual([])
})

describe('of a build', () => {
  const root = mkdtempSync(join(tmpdir(), 'renderer-'))
  afterAll(() => rmSync(root, { recursive: true }))
  const build = async (/** @type {string} */ chunk) => {
    await mkdir(join(root, '.next/static/chunks'), { recursive: true })
    const files = { 'static/chunks/a.js': chunk, 'static/chunks/turbopack-b.js': '' }
    for (const [file, text] of Object.entries(files)) await writeFile(join(root, '.next', file), text)
    await writeFile(join(root, '.next/build-manifest.json'), JSON.stringify({ rootMainFiles: Object.keys(files) }))
    return rendererModule(root)
  }

  test('it is found among the chunks of every page', async () => {
    expect(await build(CHUNK)).toBe(146480)
  })

  test('chunks that Turbopack wrote otherwise stop it', async () => {
    await expect(build('nothing that it knows')).rejects.toThrow('is 0 modules')
  })
})
