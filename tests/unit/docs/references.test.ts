import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { findCommand } from '@/lib/cli/commands.mjs'
import { envSchema } from '@/lib/env'

const inDocs = readdirSync('docs', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.md'))
const pages = ['README.md', 'CONTRIBUTING.md', 'art/README.md', 'public/CREDITS.md', ...inDocs.map((file) => join('docs', file))].filter((file) =>
  existsSync(file),
)
const textOf = (file: string) => readFileSync(file, 'utf8')
/** Ignores links in examples, which are code. */
const withoutCode = (text: string) => text.replace(/^```[\s\S]*?^```/gm, '').replace(/`[^`\n]*`/g, '')

/** A heading's anchor as GitHub makes it: lower case, without punctuation, each space a hyphen. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .trim()
    .replaceAll(' ', '-')
const anchorsOf = (file: string) => [...textOf(file).matchAll(/^#{1,6} +(.+)$/gm)].map(([, heading = '']) => anchorOf(heading))

/** @returns the error of a relative link, or null */
function faultOf(page: string, link: string): string | null {
  const [path = '', anchor] = link.split('#')
  const target = path === '' ? page : join(dirname(page), decodeURI(path))
  if (!existsSync(target)) return `${page}: ${link} is not there`
  if (anchor && target.endsWith('.md') && !anchorsOf(target).includes(decodeURI(anchor))) return `${page}: ${link} has no such heading`
  return null
}

test('every relative link of the documentation has a target', () => {
  const links = pages.flatMap((page) => [...withoutCode(textOf(page)).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => ({ page, link })))
  const relative = links.filter(({ link }) => !/^[a-z]+:/i.test(link))
  expect(relative.length).toBeGreaterThan(20)
  expect(relative.flatMap(({ page, link }) => faultOf(page, link) ?? [])).toEqual([])
})

test('every npm script that the documentation names exists', () => {
  const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> }
  const named = pages.flatMap((page) => [...textOf(page).matchAll(/npm run (?:-s )?([a-z][\w:-]*)/g)].map(([, script = '']) => ({ page, script })))
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter(({ script }) => !Object.hasOwn(scripts, script))).toEqual([])
})

test('every command of npm run site that the documentation names exists', () => {
  const named = pages.flatMap((page) => [...textOf(page).matchAll(/npm run site -- ([a-z][\w-]*)/g)].map(([, name = '']) => ({ page, name })))
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter(({ name }) => findCommand(name) === undefined)).toEqual([])
})

/** Ignores files that a recipe's step creates. */
const withoutNewFiles = (text: string) => text.replace(/\bCreate `[^`]*`/g, '')

test('every file and folder that the documentation names exists', () => {
  const roots = 'app|components|content|lib|tests|docs|art'
  const named = pages.flatMap((page) =>
    [...withoutNewFiles(textOf(page)).matchAll(new RegExp(`\`((?:${roots})/[^\`\\s*{}<>]*?)/?\``, 'g'))].map(([, path = '']) => ({ page, path })),
  )
  // A complex need not have every file of content; the example complex has.
  const exists = (path: string) => existsSync(path) || existsSync(path.replace(/^content\//, 'lib/cli/new-complex/example/'))
  expect(named.filter(({ path }) => !exists(path) && !/[A-Z]{2}|…/.test(path))).toEqual([])
})

test('every test that the documentation names as evidence exists', () => {
  const known = new Set(readdirSync('tests', { recursive: true, encoding: 'utf8' }).map((file) => basename(file)))
  const named = pages.flatMap((page) => [...textOf(page).matchAll(/`([\w.-]+\.(?:test|spec)\.(?:tsx?|mjs))`/g)].map(([, file = '']) => ({ page, file })))
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter(({ file }) => !known.has(file))).toEqual([])
})

describe('every variable of the environment', () => {
  const variables = Object.keys(envSchema.shape)
  test.each(variables)('%s is in docs/configuration.md', (name) => {
    expect(textOf('docs/configuration.md')).toContain(`\`${name}\``)
  })
  test('%s is once in .env.example, commented out, and no other does', () => {
    const lines = textOf('.env.example')
      .split('\n')
      .filter((line) => line !== '')
    expect(lines.filter((line) => !line.startsWith('#'))).toEqual([])
    const offered = lines.flatMap((line) => /^# ([A-Z][A-Z0-9_]*)=/.exec(line)?.[1] ?? [])
    expect(offered.toSorted()).toEqual(variables.toSorted())
  })
})
