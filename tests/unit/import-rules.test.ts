import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import { stepCommands } from '../run/step-commands.mjs'

/** [rule, importing file, imported file] */
const BROKEN: [rule: string, from: string, to: string, typeOnly?: boolean][] = [
  ['no-cycles', 'lib/press/one.ts', 'lib/press/other.ts', true],
  ['nothing-imports-app', 'components/a.ts', 'app/page.ts'],
  ['app-not-store', 'app/b.ts', 'lib/store/store.ts'],
  ['components-only-shapes', 'components/c.ts', 'lib/press/article.ts'],
  ['visitors-know-no-office-address', 'components/layout/u.ts', 'lib/admin-routes.ts'],
  ['components-not-content', 'components/d.ts', 'content/site.ts'],
  ['ui-knows-no-domain', 'components/ui/e.ts', 'components/press/card.ts'],
  ['only-load-reads-content', 'app/f.ts', 'content/site.ts'],
  ['content-is-data', 'content/g.ts', 'lib/press/article.ts'],
  ['lib-is-listed', 'lib/new-folder/h.ts', 'lib/errors.ts'],
  ['lib-base', 'lib/errors.ts', 'lib/press/article.ts'],
  ['domain-visits', 'lib/visits/v.ts', 'lib/accounts/account.ts'],
  ['domain-registrations', 'lib/registrations/w.ts', 'lib/press/article.ts'],
  ['domain-press', 'lib/press/x.ts', 'lib/accounts/account.ts'],
  ['domain-attribution', 'lib/attribution/y.ts', 'lib/messaging/message.ts'],
  ['domain-accounts', 'lib/accounts/z.ts', 'lib/messaging/message.ts'],
  ['domain-messaging', 'lib/messaging/a.ts', 'lib/visits/booking.ts'],
  ['domain-facts', 'lib/facts/a.ts', 'lib/messaging/message.ts'],
  ['domain-documents', 'lib/documents/a.ts', 'lib/messaging/message.ts'],
  ['lib-visits', 'lib/visits/b.ts', 'lib/visits/office/week-view.ts'],
  ['lib-not-components', 'lib/visits/office/i.ts', 'components/press/card.ts', true],
  ['lib-without-framework', 'lib/press/j.ts', 'node_modules/next/index.js'],
  ['plain-node-stands-alone', 'lib/cli/start/k.mjs', 'lib/errors.ts'],
  ['environment-read-once', 'lib/press/l.ts', 'lib/env.ts'],
  ['one-composition-root', 'lib/registrations/m.ts', 'lib/store/sqlite/store.ts', true],
  ['one-composition-root', 'lib/registrations/n.ts', 'lib/messaging/senders/post.ts', true],
  ['one-composition-root', 'lib/registrations/o.ts', 'lib/store/a-third-store/store.ts', true],
  ['adapters-apart', 'lib/store/a-third-store/p.ts', 'lib/store/sqlite/store.ts'],
  ['shared-without-adapter', 'lib/store/q.ts', 'lib/store/sqlite/store.ts', true],
  ['no-tests-in-code', 'lib/press/r.ts', 'tests/support/s.ts'],
  ['no-tests-in-code', 'lib/press/c.ts', 'tools/bench/figures.ts'],
  ['imports-resolve', 'lib/press/t.ts', 'lib/press/is-not-there.ts'],
]
const NOT_THERE = 'lib/press/is-not-there.ts'

/** [importing file, imported file] that every rule allows. */
const ALLOWED: [from: string, to: string, typeOnly?: boolean][] = [
  ['app/allowed.ts', 'lib/press/article.ts'],
  ['components/allowed.ts', 'lib/press/article.ts', true],
  ['lib/registrations/allowed.ts', 'lib/press/article.ts', true],
  ['lib/registrations/allowed-message.ts', 'lib/messaging/message.ts'],
  ['lib/registrations/office/allowed-work.ts', 'lib/visits/booking.ts'],
  ['lib/visits/office/allowed-result.ts', 'lib/registrations/office/record-result.ts'],
  ['lib/services.ts', 'lib/store/sqlite/store.ts'],
  ['lib/store/open-store.ts', 'lib/store/a-third-store/store.ts'],
  ['lib/store/migration/copy.ts', 'lib/store/sqlite/store.ts'],
  ['lib/cli/generate/prepare.ts', 'lib/delivery/finish/headers.ts'],
  ['lib/content/load.ts', 'content/site.ts'],
]

interface Rule {
  name: string
  from: object
  to: object
}
interface Report {
  summary: { violations: { from: string; to: string; rule: { name: string } }[] }
}

const require = createRequire(resolve('package.json'))
const { forbidden } = require(resolve('.dependency-cruiser.cjs')) as { forbidden: Rule[] }
/** One rule for each entry of LAYERS: an import of the topmost entry breaks each. */
const rooms = forbidden.map(({ name }) => name).filter((name) => name.startsWith('lib-') && !BROKEN.some(([rule]) => rule === name))

let folder: string
let violations: Report['summary']['violations']

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'import-rules-'))
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text, { flag: 'a' })
  }
  const addImport = (from: string, to: string, typeOnly = false) => {
    write(
      from,
      `import ${typeOnly ? 'type ' : ''}{ name as ${to.replace(/\W/g, '_')} } from '${to.startsWith('node_modules/') ? to.split('/')[1] : `./${relative(dirname(from), to)}`}'\n`,
    )
    if (to !== NOT_THERE) write(to, '')
  }
  copyFileSync(resolve('.dependency-cruiser.cjs'), join(folder, '.dependency-cruiser.cjs'))
  write('tsconfig.json', '{ "compilerOptions": { "allowJs": true, "module": "esnext", "moduleResolution": "bundler", "allowImportingTsExtensions": true } }')
  write('package.json', '{ "dependencies": { "next": "1.0.0" } }')
  write('node_modules/next/package.json', '{ "name": "next", "version": "1.0.0", "main": "index.js" }')
  for (const [, from, to, typeOnly] of BROKEN) addImport(from, to, typeOnly)
  addImport('lib/press/other.ts', 'lib/press/one.ts', true)
  for (const [from, to, typeOnly] of ALLOWED) addImport(from, to, typeOnly)
  for (const rule of rooms) addImport(roomFile(rule), 'lib/cli/command.ts')
  addImport('lib/cli/imports-the-build.ts', 'lib/cli/generate/generate.mjs')

  const [program = '', ...options] = stepCommands['import rules']
  const command = [resolve(program), ...options, '--output-type', 'json']
  const report = JSON.parse(execFileSync(process.execPath, command, { cwd: folder, encoding: 'utf8', maxBuffer: 50_000_000 })) as Report
  violations = report.summary.violations
}, 60_000)
afterAll(() => rmSync(folder, { recursive: true }))

const roomFile = (rule: string) => `lib/${rule.slice('lib-'.length).replace(/-(?=office$|generate$)/, '/')}/imports-a-command.ts`
const broken = (from: string) => violations.filter((violation) => violation.from === from).map(({ rule }) => rule.name)

it.each(BROKEN.map(([rule, from, to]) => [rule, from, to] as const))('%s: %s may not import %s', (rule, from) => {
  expect(broken(from)).toContain(rule)
})

it.each(rooms)('%s: may not import what is above it', (rule) => {
  expect(broken(roomFile(rule))).toContain(rule)
})

it.each(ALLOWED.map(([from, to]) => [from, to] as const))('%s may import %s', (from) => {
  expect(broken(from)).toEqual([])
})

it('every rule has an example here', () => {
  expect(new Set(violations.map(({ rule }) => rule.name))).toEqual(new Set(forbidden.map(({ name }) => name)))
})
