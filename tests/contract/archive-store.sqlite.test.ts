import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import Database from 'libsql'
import { archivePages, type ArchiveSources } from '@/lib/documents/archive/archive-pages'
import { sha256 } from '@/lib/documents/archive/archive-version'
import { ArchiveDamagedError, checkArchive, checkNewestVersion, PICTURES } from '@/lib/documents/archive/check-archive'
import { getArchivedPage, pageFile, versionFiles, zipVersion } from '@/lib/documents/office/archive-file'
import { getArchiveVersion, readArchiveView, readVersionView } from '@/lib/documents/office/archive-view'
import { NotFoundError } from '@/lib/errors'
import { STORE_FILE } from '@/lib/store/sqlite/database'
import { auditOf } from '../support/audit-entry'
import { MORNING } from '../support/registrations'
import { temporaryStore } from '../support/sqlite-store'
import { archiveStoreContract } from './archive-store'

archiveStoreContract('sqlite', async () => temporaryStore())

const PUBLICATION = {
  path: 'site.phone',
  json: '"1500-0001"',
  publishedAt: MORNING,
  effectiveAt: MORNING,
  actor: 'kim@example.com',
  author: null,
  reason: '변경',
  source: '',
}
const PICTURE = '/pictures/river-1080.0a1b2c3d.avif'
const SHARED = '/share/home.1f2e3d4c.jpg'

/** A site of two pages whose words can be set, in a store of its own. */
function site() {
  const { store, directory, dispose } = temporaryStore()
  const words = new Map([
    ['/', `<meta content="https://river.example${SHARED}"><img src="${PICTURE}">첫 화면`],
    ['/Brand/intro', '<p>브랜드</p>'],
  ])
  const rendered: string[] = []
  const sources: ArchiveSources = {
    store,
    now: () => MORNING,
    build: 'build',
    origin: 'https://river.example',
    addresses: () => [...words.keys()],
    readPage: async (address) => {
      const text = words.get(address)
      if (text === undefined || text === 'failed' || text === 'not kept') return text ?? 'not kept'
      const html = Buffer.from(text)
      const brotli = async () => {
        rendered.push(address)
        return brotliCompressSync(html)
      }
      return { html, brotli }
    },
    hashPicture: async (address) => sha256(Buffer.from(`bytes of ${address}`)),
    follow: async () => ({ facts: await store.facts.readEnd(), isChanged: false }),
    isOutrun: () => false,
    pause: () => Promise.resolve(),
  }
  const damage = (sql: string, ...values: readonly unknown[]) => {
    const database = new Database(join(directory, STORE_FILE))
    database.prepare(sql).run(...values)
    database.close()
  }
  return { store, words, rendered, sources, damage, dispose, archive: () => archivePages(sources) }
}

test('a first version has every page and the hashes of its pictures, and the same pages make no second one', async () => {
  const { store, rendered, archive, dispose } = site()
  expect(await archive()).toMatchObject({ number: 1, build: 'build', facts: { number: 0, hash: '' }, pages: [{ address: '/' }, { address: '/Brand/intro' }] })
  expect(await archive()).toBe('unchanged')
  expect(rendered).toEqual(['/', '/Brand/intro'])
  const files = new Map<string, string>()
  for await (const { name, bytes } of versionFiles({ store }, await getArchiveVersion({ store }, 1), 'https://river.example')) files.set(name, bytes.toString())
  expect(files.get('Brand/intro.html')).toBe('<p>브랜드</p>')
  const [home] = (JSON.parse(files.get('manifest.json') ?? '') as { pages: { sha256: string; pictures: object }[] }).pages
  expect(home?.sha256).toBe(sha256(Buffer.from(files.get('index.html') ?? '')))
  expect(home?.pictures).toMatchObject({ [PICTURE]: sha256(Buffer.from(`bytes of ${PICTURE}`)) })
  await dispose()
})

test.each([
  ['/', 'index.html'],
  ['/Brand/%EC%86%8C%EA%B0%9C', 'Brand/소개.html'],
  ['/../../etc/passwd', 'etc/passwd.html'],
  ['/..\\..\\x', '..-..-x.html'],
  ['//./x', 'x.html'],
  ['/50%', '50%.html'],
])('the file of %s is %s: no address leads out of the folder', (address, name) => expect(pageFile(address)).toBe(name))

test('after an edit only changed pages are stored, and what the page said before stays', async () => {
  const { store, words, rendered, archive, dispose } = site()
  await archive()
  rendered.length = 0
  words.set('/', '<p>바뀐 첫 화면</p>')
  expect(await archive()).toMatchObject({ number: 2 })
  expect(rendered).toEqual(['/'])
  expect(await checkArchive(store)).toMatchObject({ versions: 2, faults: [] })
  await dispose()
})

test('a page whose hydration data alone has another address says the same', async () => {
  const { words, archive, dispose } = site()
  words.set('/', '<p>첫 화면</p><script>"/static/flight/a783cafa19.data"</script>')
  await archive()
  words.set('/', '<p>첫 화면</p><script>"/static/flight/97668b406e.data"</script>')
  expect(await archive()).toBe('unchanged')
  await dispose()
})

test('a page that always fails holds up no other page: it is marked missing, and a version with it follows', async () => {
  const { store, words, archive, dispose } = site()
  await archive()
  words.set('/', '<p>바뀐 첫 화면</p>')
  words.set('/Brand/intro', 'failed')
  const second = await archive()
  expect(second).toMatchObject({ number: 2, pages: [{ address: '/' }, { address: '/Brand/intro', hash: '', file: '' }] })
  // Nothing new to keep, and still one that is missing.
  expect(await archive()).toEqual({ incomplete: ['/Brand/intro'] })
  expect((await checkArchive(store)).faults).toEqual([])
  const view = await readArchiveView({ store })
  expect(view.days[0]?.versions[0]).toMatchObject({ pages: 1, changed: ['홈'], removed: [], missing: ['브랜드 소개'] })
  const files: string[] = []
  for await (const { name, bytes } of versionFiles({ store }, await getArchiveVersion({ store }, 2), 'https://river.example'))
    files.push(name === 'manifest.json' ? bytes.toString() : name)
  expect(files).toEqual(['index.html', expect.stringContaining('"missing": [\n    "/Brand/intro"\n  ]')])
  await expect(getArchivedPage({ store }, 2, '/Brand/intro')).rejects.toThrow(NotFoundError)

  words.set('/Brand/intro', '<p>브랜드</p>')
  expect(await archive()).toMatchObject({ number: 3, pages: [{ address: '/' }, { address: '/Brand/intro', hash: sha256(Buffer.from('<p>브랜드</p>')) }] })
  // It says what it said before it failed.
  expect((await readArchiveView({ store })).days[0]?.versions[0]).toMatchObject({ number: 3, changed: [], removed: [], missing: [] })
  expect((await readVersionView({ store }, 3)).pages.map(({ isChanged }) => isChanged)).toEqual([false, false])
  await dispose()
})

test('a page that fails once is read again at the end of the run', async () => {
  const { sources, archive, dispose } = site()
  let fails = 1
  const readPage: ArchiveSources['readPage'] = async (address) => (address === '/' && (fails -= 1) >= 0 ? 'failed' : sources.readPage(address))
  expect(await archivePages({ ...sources, readPage })).toMatchObject({ number: 1, pages: [{ address: '/' }, { address: '/Brand/intro' }] })
  expect(await archive()).toBe('unchanged')
  await dispose()
})

test('a page that was taken down is in no later version, one that is never kept in none, and no version has missing pages alone', async () => {
  const { store, words, archive, dispose } = site()
  words.set('/press', 'not kept')
  for (const address of ['/', '/Brand/intro']) words.set(address, 'failed')
  expect(await archive()).toEqual({ incomplete: ['/', '/Brand/intro'] })
  expect(await store.archive.list({ limit: 9 })).toEqual([])
  words.set('/Brand/intro', '<p>브랜드</p>')
  words.delete('/')
  expect(await archive()).toMatchObject({ number: 1, pages: [{ address: '/Brand/intro' }] })
  await dispose()
})

test('a version follows the publications that pages show, not those that this instance has not read yet', async () => {
  const { store, sources, dispose } = site()
  await store.facts.publish(PUBLICATION, 0, [], auditOf('fact.publish'))
  const behind = { facts: { number: 0, hash: '' }, isChanged: false }
  expect(await archivePages({ ...sources, follow: async () => behind })).toMatchObject({ number: 1, facts: behind.facts })
  // The same pages behind another publication or from another build: the newest version says so.
  expect(await archivePages(sources)).toMatchObject({ number: 2, facts: await store.facts.readEnd() })
  expect(await archivePages({ ...sources, build: 'next' })).toMatchObject({ number: 3, build: 'next' })
  await dispose()
})

test.each([
  ['a value took effect', { follow: async () => ({ facts: { number: 0, hash: '' }, isChanged: true }) }],
  ['pages were asked for anew', { isOutrun: () => true }],
])('where %s while pages are read, no version is made of both', async (_what, outrun) => {
  const { store, sources, dispose } = site()
  expect(await archivePages({ ...sources, ...outrun })).toBe('again')
  expect(await store.archive.list({ limit: 9 })).toEqual([])
  await dispose()
})

test('what is published while pages are read makes no version of both', async () => {
  const { store, sources, archive, dispose } = site()
  let published = false
  const pause = async () => {
    if (!published) await store.facts.publish(PUBLICATION, 0, [], auditOf('fact.publish'))
    published = true
  }
  expect(await archivePages({ ...sources, pause })).toBe('again')
  expect(await store.archive.list({ limit: 9 })).toEqual([])
  const version = await archive()
  expect(version).toMatchObject({ number: 1, facts: await store.facts.readEnd() })
  await dispose()
})

test('who is killed before the version is written leaves the archive as it was', async () => {
  const { store, words, archive, dispose } = site()
  const first = await archive()
  words.set('/', '<p>바뀐 첫 화면</p>')
  const add = jest.spyOn(store.archive, 'add').mockRejectedValue(new Error('killed'))
  await expect(archive()).rejects.toThrow('killed')
  add.mockRestore()
  expect(await store.archive.list({ limit: 9 })).toEqual([first])
  expect(await checkArchive(store)).toMatchObject({ versions: 1, faults: [] })
  expect(await archive()).toMatchObject({ number: 2 })
  await dispose()
})

describe('the check finds', () => {
  let one: ReturnType<typeof site>
  beforeEach(async () => {
    one = site()
    await one.archive()
    one.words.set('/Brand/intro', '<p>새 브랜드</p>')
    await one.archive()
    one.words.set('/Brand/intro', '<p>더 새 브랜드</p>')
    await one.archive()
  })
  afterEach(() => one.dispose())
  const fileOf = async (number: number, address: string) =>
    (await getArchiveVersion({ store: one.store }, number)).pages.find((page) => page.address === address)?.file
  const faults = async () => (await checkArchive(one.store, 2)).faults

  test('nothing where all is as it was', async () => expect(await faults()).toEqual([]))

  test('a changed byte of a page, in every version that has it', async () => {
    const file = await fileOf(1, '/')
    one.damage('UPDATE file_parts SET bytes = ? WHERE hash = ?', Buffer.from('other'), file)
    expect(await faults()).toEqual([1, 2, 3].map((number) => ({ number, what: 'file', address: '/' })))
    expect((await checkNewestVersion(one.store))?.faults).toEqual([{ number: 3, what: 'file', address: '/' }])
  })

  test('a missing page, and a missing list of pictures', async () => {
    one.damage('DELETE FROM file_parts WHERE hash = ?', await fileOf(2, '/Brand/intro'))
    one.damage('DELETE FROM file_parts WHERE hash = ?', (await getArchiveVersion({ store: one.store }, 1)).pictures)
    expect(await faults()).toEqual(
      expect.arrayContaining([
        { number: 2, what: 'file', address: '/Brand/intro' },
        { number: 1, what: 'file', address: PICTURES },
      ]),
    )
  })

  test('a page exchanged for another one that is whole', async () => {
    const { pages } = await getArchiveVersion({ store: one.store }, 3)
    const exchanged = pages.map((page) => ({ ...page, file: pages[0]?.file }))
    one.damage('UPDATE archive_versions SET pages = ? WHERE number = 3', JSON.stringify(exchanged))
    expect(await faults()).toEqual([
      { number: 3, what: 'changed' },
      { number: 3, what: 'file', address: '/Brand/intro' },
    ])
  })

  test('and nothing vouches for what it finds: neither the page, nor the version, nor a whole download', async () => {
    const services = { store: one.store }
    const whole = async (number: number) => {
      for await (const _file of versionFiles(services, await getArchiveVersion(services, number), 'https://river.example'));
    }
    one.damage('DELETE FROM file_parts WHERE hash = ?', await fileOf(2, '/Brand/intro'))
    await expect(getArchivedPage(services, 2, '/Brand/intro')).rejects.toThrow(ArchiveDamagedError)
    await expect(whole(2)).rejects.toThrow(ArchiveDamagedError)
    await expect(zipVersion(services, 2, 'https://river.example')).rejects.toThrow(ArchiveDamagedError)
    expect((await getArchivedPage(services, 2, '/')).html.toString()).toContain('첫 화면')

    // Its file is whole, and of another page.
    const { pages } = await getArchiveVersion(services, 3)
    one.damage('UPDATE archive_versions SET pages = ? WHERE number = 3', JSON.stringify(pages.map((page) => ({ ...page, file: pages[0]?.file }))))
    await expect(readVersionView(services, 3)).rejects.toThrow(ArchiveDamagedError)
    await expect(getArchivedPage(services, 3, '/')).rejects.toThrow(ArchiveDamagedError)
    one.damage('DELETE FROM file_parts WHERE hash = ?', (await getArchiveVersion(services, 1)).pictures)
    await expect(whole(1)).rejects.toThrow(ArchiveDamagedError)
  })

  test('a version with another day, and one that is missing', async () => {
    one.damage('UPDATE archive_versions SET at = at - 86400000 WHERE number = 1')
    one.damage('DELETE FROM archive_versions WHERE number = 2')
    expect(await faults()).toEqual([
      { number: 1, what: 'changed' },
      { number: 2, what: 'missing' },
    ])
  })
})
