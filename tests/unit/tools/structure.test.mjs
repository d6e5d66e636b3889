import { measureStructure, readCheckout, structureLines } from '@/tools/audit/structure.mjs'

const checkout = {
  'package.json': '{ "scripts": { "start": "node a", "test": "node b" } }',
  'lib/errors.ts': 'export class NotFoundError extends Error {}\n',
  'lib/visits/move.ts': "import { NotFoundError } from '../errors'\nimport type { Visitor } from '@/lib/visits/office/desk'\n",
  'lib/visits/office/desk.ts': "import { move } from '@/lib/visits/move'\n",
  'lib/messages/ko/office-visits.ts': 'export const words = {}\n',
  'lib/delivery/next/cache.mjs': "export const TAG = '_N_T_'\n\n",
  'lib/delivery/http/serve.ts': "const header = 'x-next-cache-tags'\n",
  'tests/e2e/headers.spec.ts': "expect(html).toContain('__next_f')\n",
  'docs/decisions/0001-long.md': 'word '.repeat(701),
  'docs/reports/2026-01-01-dated.md': 'word '.repeat(5000),
  'README.md': 'three words here\n',
}

test('counts delivery, office, folders, scripts and words, without dated reports', () => {
  expect(measureStructure(checkout)).toMatchObject({
    deliveryLines: 3,
    deliveryFiles: 2,
    officeLines: 1,
    officeWordLines: 1,
    folders: ['delivery', 'messages', 'visits'],
    scripts: 2,
    docWords: 704,
    longDecisions: ['docs/decisions/0001-long.md'],
  })
})

test('names every file that names a shape of Next, and those that may not', () => {
  const { privateShapes, privateShapesElsewhere } = measureStructure(checkout)
  expect(privateShapes).toEqual(['lib/delivery/next/cache.mjs', 'lib/delivery/http/serve.ts', 'tests/e2e/headers.spec.ts'])
  expect(privateShapesElsewhere).toEqual(['lib/delivery/http/serve.ts', 'tests/e2e/headers.spec.ts'])
})

test('counts the longest chain of imports; a type that crosses makes no circle', () => {
  expect(measureStructure(checkout)).toMatchObject({ floors: 3, circles: [] })
})

test('counts a circle of rooms as one, and names it', () => {
  const { floors, circles } = measureStructure({ ...checkout, 'lib/errors.ts': "import { move } from './visits/move'\n" })
  expect(circles).toEqual([['errors', 'visits']])
  expect(floors).toBe(2)
})

test('says where the import rules state no floors', () => {
  expect(structureLines(measureStructure(checkout)).join('\n')).toContain('no floors stated')
  const rules = "const LAYERS = [\n  // Ground.\n  ['messages'],\n  [\n    'store',\n  ],\n]\n"
  expect(measureStructure({ ...checkout, '.dependency-cruiser.cjs': rules }).statedFloors).toBe(2)
})

test('lib has no circle, at most 16 folders, and no longer chain of imports than the rules have layers', () => {
  const { circles, folders, floors, statedFloors } = measureStructure(readCheckout(process.cwd()))
  expect(circles).toEqual([])
  expect(folders.length).toBeLessThanOrEqual(16)
  expect(floors).toBeLessThanOrEqual(statedFloors ?? 0)
})
