import { readFileSync } from 'node:fs'
import { typeErrors } from '@/tests/support/type-errors'

/* Readers copy the snippets of docs/recipes: a snippet that does not compile any more breaks its recipe. Each is compiled at
   the path that the recipe names, against the current sources. */

/** The snippets of a recipe, in their order. */
const snippetsOf = (recipe: string): string[] =>
  [...readFileSync(`docs/recipes/${recipe}.md`, 'utf8').matchAll(/^ *```ts\n([\s\S]*?)^ *```/gm)].map(([, indented = '']) => indented.replaceAll(/^ {3}/gm, ''))

const snippetOf = (recipe: string): string => snippetsOf(recipe)[0] ?? ''

/** A file of the project with one text replaced, as a recipe asks. */
function changed(path: string, from: string, to: string): Record<string, string> {
  const before = readFileSync(path, 'utf8')
  if (!before.includes(from)) throw new Error(`${path} has no ${from}`)
  return { [path]: before.replace(from, to) }
}

/** A row of a table under an unused name, because the recipe's example already exists here. */
const renamed = (row: string): string => row.replace(/\w+/, 'exampleOfThisTest')

const WRONG = { 'lib/seo/nodes/wrong.ts': "export const wrong: number = 'text'" }
const SMS_VENDOR = {
  'lib/messaging/senders/beacon.ts': snippetOf('sms-vendor'),
  ...changed(
    'lib/messaging/sms-vendors.ts',
    'const SMS_VENDORS = {',
    "import { beacon as exampleOfThisTest } from './senders/beacon'\nconst SMS_VENDORS = { exampleOfThisTest,",
  ),
}
const JSON_LD_TYPE = { 'lib/seo/nodes/place.ts': snippetOf('json-ld-type') }
const [words = '', answer = '', english = '', row = ''] = snippetsOf('field').map((snippet) => snippet.replaceAll('preferredArea', 'exampleOfThisTest'))
const FIELD = {
  ...changed('lib/messages/ko/registration-fields.ts', 'export const fieldWords = {', `export const fieldWords = {\n${words}`),
  ...changed('lib/messages/ko/registration-answers.ts', 'export const fieldAnswers = {', `export const fieldAnswers = {\n${answer}`),
  ...changed('lib/messages/en/registration-fields.ts', 'export const fieldWords: FieldWords = {', `export const fieldWords: FieldWords = {\n${english}`),
  ...changed('lib/registration-fields.ts', 'export const REGISTRATION_FIELDS = {', `export const REGISTRATION_FIELDS = {\n${row}`),
}
const [definition = '', factWords = ''] = snippetsOf('fact')
const FACT = {
  ...changed(
    'lib/facts/fact-definitions.ts',
    'const fixed = ({ site, units }: Content): readonly FactDefinition[] => [',
    `const fixed = ({ site, units }: Content): readonly FactDefinition[] => [\n${definition}`,
  ),
  ...changed(
    'lib/messages/ko/fact-words.ts',
    'export const factWords: Readonly<Record<string, FactWords>> = {',
    `export const factWords: Readonly<Record<string, FactWords>> = {\n${factWords}`,
  ),
}
const STORE_RECIPE = readFileSync('docs/recipes/store.md', 'utf8')
const [, line = ''] = /`(memory: \{.*\},)`/.exec(STORE_RECIPE) ?? []
const STORE_TABLE = changed('lib/stores.ts', 'export const STORES = {', `export const STORES = {\n${renamed(line)}`)
const EMPTY_ADAPTER = 'lib/store/memory/index.ts'

/** Messages of the compiler by file. It is asked once: each time it reads half of the project. */
let messages: Readonly<Record<string, readonly string[]>>
beforeAll(() => {
  messages = typeErrors({ ...WRONG, ...SMS_VENDOR, ...JSON_LD_TYPE, ...FIELD, ...FACT, ...STORE_TABLE, [EMPTY_ADAPTER]: snippetOf('store') })
})
const errorsOf = (sources: object): readonly string[] => Object.keys(sources).flatMap((file) => messages[file] ?? ['not compiled'])

test('a wrong line is noticed at all', () => {
  expect(errorsOf(WRONG)).toEqual(["Type 'string' is not assignable to type 'number'."])
})

test.each<[string, object]>([
  ['sms-vendor: the sender compiles, and its registration too', SMS_VENDOR],
  ['json-ld-type: the builder compiles', JSON_LD_TYPE],
  ['field: words and row compile, and nothing else is missing', FIELD],
  ['fact: definition and words compile', FACT],
  ['store: the line of the table compiles', STORE_TABLE],
])('%s', (_name, sources) => {
  expect(errorsOf(sources)).toEqual([])
})

test('store: the empty adapter is told what it lacks', () => {
  const [, named = ''] = /names what is missing[^:]*: ([^.]*)\./.exec(STORE_RECIPE) ?? []
  const members = [...named.matchAll(/`(\w+)`/g)].map(([, member]) => member)
  const [first, rest] = [members.slice(0, 4).join(', '), members.length - 4]
  expect(messages[EMPTY_ADAPTER]?.[0]).toContain(`Type '{}' is missing the following properties from type 'Store': ${first}, and ${rest} more`)
})
