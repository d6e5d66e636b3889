import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { styleReader } from '@/lib/server/style-reader.mjs'

const root = mkdtempSync(join(tmpdir(), 'styles-'))
mkdirSync(join(root, '.next/static/chunks'), { recursive: true })
writeFileSync(join(root, '.next/static/chunks/a.css'), 'p{color:red}\n/*# sourceMappingURL=a.css.map*/')
writeFileSync(join(root, 'secret.css'), 'secret')
afterAll(() => rmSync(root, { recursive: true }))

test('reads a sheet of the framework, with a query and without its source map', () => {
  expect(styleReader(root)('/_next/static/chunks/a.css?dpl=1')).toBe('p{color:red}')
})

test.each(['/secret.css', 'https://example.com/_next/static/chunks/a.css', '/_next/static/chunks/none.css'])('leaves %s as a link', (href) => {
  expect(styleReader(root)(href)).toBeUndefined()
})
