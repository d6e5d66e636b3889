import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { COMPARISON_PATH, routes, VISIT_PATH, type PageId } from '@/lib/routes'

const PAGES = 'app/(visitor)'
const pageFile = (path: string) => join(PAGES, path, 'page.tsx')
const fixed = Object.entries(routes) as [PageId, string][]

/** Checks the exact spelling of folders below `path`: a disk that ignores letter case would hide a wrong one. */
const hasExactSpelling = (path: string) =>
  path
    .split('/')
    .filter(Boolean)
    .every((folder, depth, folders) => readdirSync(join(PAGES, ...folders.slice(0, depth))).includes(folder))

test.each(fixed)('%s: %s has a page in the folder of its path, with its own texts', (id, path) => {
  expect(existsSync(pageFile(path))).toBe(true)
  expect(hasExactSpelling(path)).toBe(true)
  expect(readFileSync(pageFile(path), 'utf8')).toMatch(new RegExp(`(?:visitor|optional)Page\\('${id}'[,)]`))
})

test('no two pages show the same guide', () => {
  const guides = fixed.flatMap(([id, path]) =>
    [...readFileSync(pageFile(path), 'utf8').matchAll(/\bguide=\{(content\.\w+)\}/g)].map(([, guide = '']) => ({ id, guide })),
  )
  expect(guides.length).toBeGreaterThan(1)
  const shared = guides.filter(({ id, guide }) => guides.some((other) => other.guide === guide && other.id !== id))
  expect(shared).toEqual([])
})

test('every page’s path has a route', () => {
  const paths = readdirSync(PAGES, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|\/)page\.tsx$/.test(file) && !file.includes('['))
    .map((file) => `/${file.replace(/\/?page\.tsx$/, '')}`)
  const known: readonly string[] = [...Object.values(routes), '/registration', '/failure', VISIT_PATH, COMPARISON_PATH]
  expect(paths.filter((path) => !known.includes(path))).toEqual([])
})
