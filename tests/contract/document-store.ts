import { createHash } from 'node:crypto'
import type { SiteDocument } from '@/lib/documents/document'
import { FILE_PART_BYTES, type StoredFile } from '@/lib/documents/document-store'
import type { Store } from '@/lib/store/store'
import { auditOf } from '../support/audit-entry'
import { MORNING } from '../support/registrations'
import { storeForEachTest, type OpenStore } from '../support/store-for-each-test'

const fileOf = (bytes: Buffer): StoredFile => ({ hash: createHash('sha256').update(bytes).digest('hex'), bytes })

const document = (id: string, hashes: readonly string[], changes: Partial<SiteDocument> = {}): SiteDocument => ({
  id,
  kind: 'announcement',
  title: '임차인 모집공고문',
  position: 1,
  versions: hashes.map((hash, index) => ({
    number: index + 1,
    hash,
    type: 'pdf',
    size: 5,
    uploadedAt: MORNING,
    actor: 'kim@example.com',
    reason: index === 0 ? '' : '정정',
  })),
  hidden: null,
  ...changes,
})

/** Documents in every store, see lib/documents/document-store.ts. */
export function documentStoreContract(name: string, open: OpenStore): void {
  describe(`documents in ${name}`, () => {
    let store: Store
    storeForEachTest(open, (opened) => (store = opened))

    test('keeps the catalogue with a file of several parts, and writes the audit entry', async () => {
      expect(await store.documents.read()).toEqual({ revision: 0, documents: [], unreadable: 0 })
      const file = fileOf(Buffer.alloc(2 * FILE_PART_BYTES + 7, 'pdf'))
      const written = [document('one', [file.hash], { hidden: { at: MORNING, reason: '정정' } })]
      expect(await store.documents.write(written, 0, file, auditOf('document.add'))).toBe(true)
      expect(await store.documents.read()).toEqual({ revision: 1, documents: written, unreadable: 0 })
      expect(Buffer.from((await store.documents.readFile(file.hash)) ?? []).equals(file.bytes)).toBe(true)
      expect(await store.documents.readFile(fileOf(Buffer.from('other')).hash)).toBeNull()
      expect((await store.audit.list({ limit: 9 })).map(({ action }) => action)).toEqual(['document.add'])
    })

    test('keeps every version, and stores the same file once', async () => {
      const [first, second] = [fileOf(Buffer.from('first')), fileOf(Buffer.from('second'))]
      await store.documents.write([document('one', [first.hash])], 0, first, auditOf('document.add'))
      await store.documents.write([document('one', [first.hash, second.hash])], 1, second, auditOf('document.version'))
      await store.documents.write([document('one', [first.hash, second.hash]), document('two', [first.hash])], 2, first, auditOf('document.add'))
      expect((await store.documents.read()).documents).toHaveLength(2)
      expect(Buffer.from((await store.documents.readFile(first.hash)) ?? []).toString()).toBe('first')
      expect(Buffer.from((await store.documents.readFile(second.hash)) ?? []).toString()).toBe('second')
    })

    test('refuses whoever has not read the newest revision, and writes nothing then', async () => {
      const file = fileOf(Buffer.from('first'))
      await store.documents.write([document('one', [file.hash])], 0, file, auditOf('document.add'))
      expect(await store.documents.write([], 0, null, auditOf('document.hide'))).toBe(false)
      expect(await store.documents.read()).toMatchObject({ revision: 1, documents: [{ id: 'one' }] })
      expect((await store.audit.list({ limit: 9 })).map(({ action }) => action)).toEqual(['document.add'])
    })

    test('lets one of two who write at the same time', async () => {
      const write = (id: string) => store.documents.write([document(id, ['hash'])], 0, null, auditOf('document.add'))
      const outcomes = await Promise.all([write('one'), write('two')])
      expect(outcomes.toSorted()).toEqual([false, true])
      expect((await store.documents.read()).documents.map(({ id }) => id)).toEqual([outcomes[0] ? 'one' : 'two'])
    })
  })
}
