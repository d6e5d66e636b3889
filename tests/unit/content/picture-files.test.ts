import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(process.cwd(), 'public/pictures')
const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Record<string, { hash: string; widths: number[]; preview?: string }>
const files = readdirSync(folder).filter((name) => name !== 'manifest.json')

describe('encoded pictures', () => {
  it('are there at every width that the manifest names', () => {
    const missing = Object.entries(manifest).flatMap(([id, { hash, widths }]) =>
      widths.filter((width) => !files.some((name) => name.startsWith(`${id}-${width}.${hash}.`))).map((width) => `${id} ${width}`),
    )
    expect(missing).toEqual([])
  })

  it('have a preview of a few bytes, which stands in the page until they come', () => {
    const without = Object.entries(manifest).filter(([, { preview = '' }]) => !(preview.length > 40 && preview.length < 320))
    expect(without).toEqual([])
  })

  it('are none that the manifest does not name', () => {
    const orphans = files.filter((name) => {
      const [, id = '', hash] = /^(.+)-\d+\.([0-9a-f]{8})\.\w+$/.exec(name) ?? []
      return manifest[id]?.hash !== hash
    })
    expect(orphans).toEqual([])
  })
})
