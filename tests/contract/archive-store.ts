import type { ArchiveEdition } from '@/lib/documents/archive/archive-version'
import { isIntact, sha256 } from '@/lib/documents/archive/archive-version'
import { FILE_PART_BYTES } from '@/lib/documents/document-store'
import type { Store } from '@/lib/store/store'
import { MORNING } from '../support/registrations'
import { storeForEachTest, type OpenStore } from '../support/store-for-each-test'

const edition = (page: string, minutes = 0): ArchiveEdition => ({
  at: new Date(MORNING.getTime() + minutes * 60_000),
  build: 'build',
  facts: { number: 2, hash: 'facts' },
  pages: [{ address: '/', hash: sha256(Buffer.from(page)), file: `file of ${page}` }],
  pictures: 'pictures',
})

/** The archive in every store, see lib/documents/archive/archive-store.ts. */
export function archiveStoreContract(name: string, open: OpenStore): void {
  describe(`the archive in ${name}`, () => {
    let store: Store
    storeForEachTest(open, (opened) => (store = opened))

    test('adds versions that continue each other, and lists them by number', async () => {
      const first = await store.archive.add(edition('first'), 0)
      const second = await store.archive.add(edition('second', 1), 1)
      const third = await store.archive.add(edition('third', 2), 2)
      expect(first).toMatchObject({ number: 1, previousHash: '', ...edition('first') })
      expect(second).toMatchObject({ number: 2, previousHash: first?.hash })
      expect(await store.archive.list({ limit: 2 })).toEqual([third, second])
      expect(await store.archive.list({ before: 3, limit: 5 })).toEqual([second, first])
      const chain = await store.archive.readChain(0, 9)
      expect(chain).toEqual([first, second, third])
      expect(chain.map((version, index) => isIntact(version, chain[index - 1]?.hash ?? ''))).toEqual([true, true, true])
      expect(await store.archive.readChain(1, 1)).toEqual([second])
    })

    test('lets one of two who add behind the same version, and writes nothing of the other', async () => {
      await store.archive.add(edition('first'), 0)
      const outcomes = await Promise.all([store.archive.add(edition('one', 1), 1), store.archive.add(edition('two', 1), 1)])
      expect(outcomes.filter(Boolean)).toHaveLength(1)
      expect(await store.archive.list({ limit: 9 })).toHaveLength(2)
    })

    test('keeps a file of several parts under its hash, the same one once, and knows no other', async () => {
      const bytes = Buffer.alloc(FILE_PART_BYTES + 7, 'page')
      await store.archive.addFile({ hash: sha256(bytes), bytes })
      await store.archive.addFile({ hash: sha256(bytes), bytes })
      expect(Buffer.from((await store.archive.readFile(sha256(bytes))) ?? []).equals(bytes)).toBe(true)
      expect(await store.archive.readFile(sha256(Buffer.from('other')))).toBeNull()
    })
  })
}
