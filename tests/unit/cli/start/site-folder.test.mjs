import { existsSync, lstatSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { assembleSite } from '../../../../lib/cli/start/site-folder.mjs'

/** @type {string} */
let root
/** @param {string} path @param {string} text */
function write(path, text) {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}
/** @param {string} folder @param {string} path */
const read = (folder, path) => readFileSync(join(folder, path), 'utf8')

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sites-'))
  write('node_modules/package/index.js', '')
  write('app/page.tsx', 'code')
  write('content/site.ts', 'ours')
  write('content/brand.ts', 'ours')
  write('public/pictures/ours.avif', 'ours')
  write('complexes/hill/site.ts', 'theirs')
  write('complexes/hill/plans/one.ts', 'theirs')
  write('complexes/hill/public/pictures/hill.avif', 'theirs')
})
afterEach(() => rmSync(root, { recursive: true }))

test('a site has the project’s code with its own content and public files', () => {
  const folder = assembleSite(root, 'complexes/hill')
  expect(folder).toBe(join(root, '.sites/hill'))
  expect(read(folder, 'app/page.tsx')).toBe('code')
  expect(read(folder, 'content/site.ts')).toBe('theirs')
  expect(read(folder, 'content/plans/one.ts')).toBe('theirs')
  expect(read(folder, 'public/pictures/hill.avif')).toBe('theirs')
  for (const foreign of ['content/brand.ts', 'public/pictures/ours.avif', 'content/public']) expect(existsSync(join(folder, foreign))).toBe(false)
})

test('refuses a folder without required content files, and lists them', () => {
  write('lib/content/load.ts', "import { brand } from '@/content/brand'\nimport { site } from '@/content/site'\nimport { maps } from '@/content/plans/maps'\n")
  expect(() => assembleSite(root, 'complexes/hill')).toThrow('CONTENT=complexes/hill: brand.ts, plans/maps.ts missing.')
})

test('copies changed files again, removes deleted ones, keeps files made or stored there', () => {
  const folder = assembleSite(root, 'complexes/hill')
  for (const made of ['public/fonts/made.woff2', '.data/site.db', '.next/built']) {
    mkdirSync(dirname(join(folder, made)), { recursive: true })
    writeFileSync(join(folder, made), 'made')
  }
  write('complexes/hill/site.ts', 'change')
  utimesSync(join(root, 'complexes/hill/site.ts'), new Date(), new Date(Date.now() + 5000))
  rmSync(join(root, 'complexes/hill/plans/one.ts'))
  rmSync(join(root, 'app/page.tsx'))
  write('app/layout.tsx', 'code')
  expect(assembleSite(root, 'complexes/hill')).toBe(folder)
  expect(read(folder, 'content/site.ts')).toBe('change')
  expect(read(folder, 'app/layout.tsx')).toBe('code')
  for (const gone of ['content/plans/one.ts', 'app/page.tsx']) expect(existsSync(join(folder, gone))).toBe(false)
  for (const made of ['public/fonts/made.woff2', '.data/site.db', '.next/built']) expect(read(folder, made)).toBe('made')
})

test.each(['', '["app/page.tsx"', '{"app/page.tsx":1}', '[1]'])('with a damaged list of copied files (%s) removes nothing and rewrites the list', (damaged) => {
  const folder = assembleSite(root, 'complexes/hill')
  writeFileSync(join(folder, '.copied.json'), damaged)
  rmSync(join(root, 'app/page.tsx'))
  expect(assembleSite(root, 'complexes/hill')).toBe(folder)
  expect(read(folder, 'app/page.tsx')).toBe('code')
  expect(JSON.parse(read(folder, '.copied.json'))).toContain('content/site.ts')
})

test('leaves alone what somebody put there, and what lies behind a link', () => {
  const folder = assembleSite(root, 'complexes/hill')
  writeFileSync(join(folder, 'public/verification.html'), 'by hand')
  write('films/tour.mp4', 'kept elsewhere')
  symlinkSync(join(root, 'films'), join(folder, 'public/films'))
  assembleSite(root, 'complexes/hill')
  expect(read(folder, 'public/verification.html')).toBe('by hand')
  expect(read(root, 'films/tour.mp4')).toBe('kept elsewhere')
})

test('folders of one name in different places are different sites', () => {
  write('elsewhere/one/hill/site.ts', 'another')
  write('elsewhere/two/hill/site.ts', 'a third')
  const folders = ['complexes/hill', 'elsewhere/one/hill', 'elsewhere/two/hill'].map((content) => assembleSite(root, content))
  expect(new Set(folders).size).toBe(3)
  expect(folders.map((folder) => read(folder, 'content/site.ts'))).toEqual(['theirs', 'another', 'a third'])
})

test('refuses a folder without content', () => {
  expect(() => assembleSite(root, 'complexes/valley')).toThrow('CONTENT=complexes/valley: there is no content here')
})

test('a changed file is written in place, as the development server watches it', () => {
  const copy = join(assembleSite(root, 'complexes/hill'), 'content/site.ts')
  const { ino } = statSync(copy)
  write('complexes/hill/site.ts', 'a longer change')
  assembleSite(root, 'complexes/hill')
  expect(readFileSync(copy, 'utf8')).toBe('a longer change')
  expect(statSync(copy).ino).toBe(ino)
})

test('a link is copied as the file that it leads to', () => {
  write('shared/hill.avif', 'theirs')
  symlinkSync('../../../../shared/hill.avif', join(root, 'complexes/hill/public/pictures/linked.avif'))
  const folder = assembleSite(root, 'complexes/hill')
  expect(read(folder, 'public/pictures/linked.avif')).toBe('theirs')
  expect(lstatSync(join(folder, 'public/pictures/linked.avif')).isFile()).toBe(true)
})
