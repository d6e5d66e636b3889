import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { styleRules } from '@/lib/content/style-sheet'

const root = process.cwd()
const SHEET = 'docs/korean-style.md'

const filesUnder = (folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.d\.ts$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))

const HANGUL = /\p{Script=Hangul}/u

/** Strings, template pieces and JSX texts of a source file in which Korean stands; comments and names are left out. */
function koreanTexts(file: string): { line: number; text: string }[] {
  const code = readFileSync(file, 'utf8')
  if (!HANGUL.test(code)) return []
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, false, file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS)
  const texts: { line: number; text: string }[] = []
  const visit = (node: ts.Node) => {
    const piece = ts.isStringLiteralLike(node) || ts.isJsxText(node) || ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node)
    if (piece && HANGUL.test(node.text)) texts.push({ line: source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1, text: node.text })
    ts.forEachChild(node, visit)
  }
  visit(source)
  return texts
}

const rules = styleRules(readFileSync(join(root, SHEET), 'utf8'))

describe('the Korean style sheet', () => {
  it('has rules for terms, figures and sentences', () => {
    expect(rules.length).toBeGreaterThan(70)
  })

  it('gives a replacement for each', () => {
    expect(rules.filter(({ instead }) => instead === '').map(({ pattern }) => pattern.source)).toEqual([])
  })

  it.each(['components', 'app', 'lib'])('is kept in %s', (folder) => {
    const found = filesUnder(folder).flatMap((file) =>
      koreanTexts(file).flatMap(({ line, text }) =>
        rules
          .filter(({ pattern }) => pattern.test(text))
          .map(({ pattern, instead }) => `${file.slice(root.length + 1)}:${line}: ${pattern.exec(text)?.[0]} (${instead})`),
      ),
    )
    expect(found).toEqual([])
  })
})
