import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { videos } from '@/content/videos'

const PHONE_BYTES = 4_000_000
const folder = join(process.cwd(), 'public')
const films = [videos.brand!, ...videos.tabs].flatMap(({ source }) => (source?.kind === 'file' ? [source] : []))
const named = films.flatMap(({ files, captions }) => [...files.map(({ href }) => href), ...(captions ? [captions] : [])])

describe('films of our own', () => {
  it('are there with their captions, and nothing else is', () => {
    expect(films.length).toBeGreaterThan(0)
    expect(films.filter(({ captions }) => !captions)).toEqual([])
    expect(named.filter((href) => !existsSync(join(folder, href)))).toEqual([])
    const stored = existsSync(join(folder, 'films')) ? readdirSync(join(folder, 'films')).map((name) => `/films/${name}`) : []
    expect(stored.filter((href) => !named.includes(href))).toEqual([])
  })

  it('cost a phone at most 4 MB each', () => {
    const large = films.map(({ files }) => files.at(-1)?.href ?? '').filter((href) => statSync(join(folder, href)).size > PHONE_BYTES)
    expect(large).toEqual([])
  })
})
