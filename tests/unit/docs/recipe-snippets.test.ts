import { readFileSync } from 'node:fs'
import { typeErrors } from '@/tests/support/type-errors'

/* Readers copy the snippets of docs/recipes: a snippet that does not compile any more breaks its recipe. Each is compiled at
   the path that the recipe names, against the current sources. */

/** The snippets of a recipe, in their order. */
const snippetsOf = (recipe: string): string[] =>
  [...readFileSync(`docs/recipes/${recipe}.md`, 'utf8').matchAll(/^ *```ts\n([\s\S]*?)^ *```/gm)].map(([, indented = '']) => indented.replaceAll(/^ {3}/gm, ''))

const snippetOf = (recipe: string): string => snippetsOf(recipe)[0] ?? ''

/** Messages of the compiler for `sources`, which replace files of the project or add to them. */
const errorsOf = (sources: Readonly<Record<string, string>>): string[] => Object.values(typeErrors(sources)).flat()

/** A file of the project with one text replaced, as a recipe instructs. */
function changed(path: string, from: string, to: string): Record<string, string> {
  const before = readFileSync(path, 'utf8')
  expect(before).toContain(from)
  return { [path]: before.replace(from, to) }
}

/** A row of a table under an unused name, because the recipe's example already exists here. */
const renamed = (row: string): string => row.replace(/\w+/, 'exampleOfThisTest')

test('a wrong line is reported', () => {
  expect(errorsOf({ 'lib/seo/nodes/wrong.ts': "export const wrong: number = 'text'" })).toEqual(["Type 'string' is not assignable to type 'number'."])
})

test('sms-vendor: the sender compiles, and its registration too', () => {
  const path = 'lib/messaging/sms-vendors.ts'
  const [registry] = Object.values(
    changed(path, 'const SMS_VENDORS = {', "import { beacon as exampleOfThisTest } from './senders/beacon'\nconst SMS_VENDORS = { exampleOfThisTest,"),
  )
  expect(errorsOf({ 'lib/messaging/senders/beacon.ts': snippetOf('sms-vendor'), [path]: registry ?? '' })).toEqual([])
})

test('json-ld-type: the builder compiles', () => {
  expect(errorsOf({ 'lib/seo/nodes/place.ts': snippetOf('json-ld-type') })).toEqual([])
})

test('field: texts and row compile, and nothing else is missing', () => {
  const [words = '', answer = '', english = '', row = ''] = snippetsOf('field').map((snippet) => snippet.replaceAll('preferredArea', 'exampleOfThisTest'))
  expect(
    errorsOf({
      ...changed('lib/messages/ko/registration-fields.ts', 'export const fieldWords = {', `export const fieldWords = {\n${words}`),
      ...changed('lib/messages/ko/registration-answers.ts', 'export const fieldAnswers = {', `export const fieldAnswers = {\n${answer}`),
      ...changed('lib/messages/en/registration-fields.ts', 'export const fieldWords: FieldWords = {', `export const fieldWords: FieldWords = {\n${english}`),
      ...changed('lib/registrations/registration-fields.ts', 'export const REGISTRATION_FIELDS = {', `export const REGISTRATION_FIELDS = {\n${row}`),
    }),
  ).toEqual([])
})

test('store: the line of the table compiles, and the compiler lists what the empty adapter lacks', () => {
  const recipe = readFileSync('docs/recipes/store.md', 'utf8')
  const [, line = ''] = /`(memory: \{.*\},)`/.exec(recipe) ?? []
  const [table, adapter] = ['lib/store/stores.ts', 'lib/store/memory/index.ts']
  const errors = typeErrors({ ...changed(table, 'export const STORES = {', `export const STORES = {\n${renamed(line)}`), [adapter]: snippetOf('store') })
  expect(errors[table]).toEqual([])
  const [lacking] = errors[adapter] ?? []
  const [, named = ''] = /names what is missing[^:]*: ([^.]*)\./.exec(readFileSync('docs/recipes/store.md', 'utf8')) ?? []
  const members = [...named.matchAll(/`(\w+)`/g)].map(([, member]) => member)
  const [first, rest] = [members.slice(0, 4).join(', '), members.length - 4]
  expect(lacking).toContain(`Type '{}' is missing the following properties from type 'Store': ${first}, and ${rest} more`)
})
