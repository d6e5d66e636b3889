import { readFileSync } from 'node:fs'
import { COLLECTIONS } from '@/lib/store/firestore/collections'
import { SORTED_QUERIES, sortedQuery, type SortedQuery } from '@/lib/store/firestore/queries'

interface IndexFile {
  indexes: { collectionGroup: string; queryScope: string; fields: { fieldPath: string; order?: string; arrayConfig?: string }[] }[]
  fieldOverrides: { collectionGroup: string; fieldPath: string; indexes: unknown[] }[]
}
const file = JSON.parse(readFileSync('firestore.indexes.json', 'utf8')) as IndexFile

const subsets = (fields: readonly string[]): string[][] => fields.reduce<string[][]>((sets, field) => [...sets, ...sets.map((set) => [...set, field])], [[]])

/**
 * An index as one line: equality fields in any order, then the sorted one. The emulator needs no index; production refuses
 * queries without one.
 */
const line = (collection: string, equal: readonly string[], sorted: string) => `${collection}: ${equal.toSorted().join(', ')} | ${sorted}`

const needed = new Set(
  (Object.values(SORTED_QUERIES) as SortedQuery[]).flatMap(({ collection, equal, optional, contains, orderBy, direction }) =>
    subsets(optional)
      .map((chosen) => [...equal, ...chosen])
      // Firestore indexes single fields by itself.
      .filter((fields) => fields.length > 0)
      .map((fields) =>
        line(
          collection,
          fields.map((field) => (field === contains ? `${field}[]` : field)),
          `${orderBy} ${direction === 'asc' ? 'ASCENDING' : 'DESCENDING'}`,
        ),
      ),
  ),
)
const present = file.indexes.map(({ collectionGroup, fields }) => {
  const sorted = fields.at(-1)
  return line(
    collectionGroup,
    fields.slice(0, -1).map(({ fieldPath, arrayConfig }) => (arrayConfig === 'CONTAINS' ? `${fieldPath}[]` : fieldPath)),
    `${sorted?.fieldPath} ${sorted?.order}`,
  )
})

test.each([...needed])('firestore.indexes.json serves %s', (query) => {
  expect(present).toContain(query)
})

test('has no index without a query', () => {
  expect(present.filter((index) => !needed.has(index))).toEqual([])
})

test('indexes and exemptions name collections of the adapter', () => {
  const known = Object.values(COLLECTIONS) as string[]
  for (const { collectionGroup } of [...file.indexes, ...file.fieldOverrides]) expect(known).toContain(collectionGroup)
})

test('refuses a filter without an index', () => {
  const connected = { db: { collection: () => ({}) }, FieldPath: {}, FieldValue: {} } as never
  expect(() => sortedQuery(connected, SORTED_QUERIES.articles, { title: 'x' })).toThrow('no index is meant')
})
