/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/* What a module keeps of content says for ever what held when it was loaded: facts change while the site runs. */

const KEPT = /^(?:export )?const [^=\n]+ = (?:content\b|(?:optionalPage|visitorPage|englishPage)\().*$/gm

const sources = ['app', 'components', 'lib'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => join(folder, path)),
)

test('no module keeps a part of content', () => {
  expect('const { site } = content'.match(KEPT)).toHaveLength(1)
  expect(sources.flatMap((path) => (readFileSync(path, 'utf8').match(KEPT) ?? []).map((line) => `${path}: ${line}`))).toEqual([])
})
