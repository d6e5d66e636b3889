import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Words that a style sheet would add to a page, as characters or code points; the linter does not read style sheets. */
const HANGUL = /[\u1100-\u11ff\u3130-\u318f\uac00-\ud7a3]|\\(?:11|3[01]|[a-d][\da-f])[\da-f]{2}\b/i
const withoutComments = (css: string) => css.replace(/\/\*[\s\S]*?\*\//g, '')

test('no style sheet has Korean words', () => {
  const sheets = ['app', 'components', 'lib'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap((path) => (path.endsWith('.css') ? [join(folder, path)] : [])),
  )
  expect(sheets.length).toBeGreaterThan(100)
  expect(sheets.filter((sheet) => HANGUL.test(withoutComments(readFileSync(sheet, 'utf8'))))).toEqual([])
})

test.each(["a::after { content: '새 창' }", "a::after { content: '\\c0c8 ' }"])('finds %s', (css) => {
  expect(HANGUL.test(withoutComments(css))).toBe(true)
})
