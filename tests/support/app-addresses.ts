import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** An address of app/, derived from its file. */
export interface AppAddress {
  /** With its parameters: `/admin/press/[id]`, `/api/auth/[...nextauth]`. */
  readonly pattern: string
  /** Other methods than GET that its handler exports. */
  readonly methods: readonly string[]
  /** Values of `action` that its forms send, and names of the fields that it reads. */
  readonly actions: readonly string[]
  readonly fields: readonly string[]
  /** Names of the parameters that it reads. */
  readonly queries: readonly string[]
}

const APP = 'app'
/** Ways in which pages and handlers read a parameter: `query.day`, `asked.get('day')`, `(await searchParams).day`. */
const PARAMETER = /(?:query\.|asked\.|searchParams\)\.|\.get\(')([a-zA-Z]\w*)\b(?!\()/g
const matches = (source: string, pattern: RegExp): string[] => [...new Set([...source.matchAll(pattern)].map((match) => match[1] ?? ''))]

function addressOf(file: string): AppAddress {
  const source = readFileSync(join(APP, file), 'utf8')
  const folders = file.split('/').slice(0, -1)
  return {
    pattern: `/${folders.filter((folder) => !folder.startsWith('(')).join('/')}`,
    methods: matches(source, /export (?:const|async function|function) (POST|PUT|PATCH|DELETE)\b/g),
    actions: matches(source, /['"]?([\w-]+)['"]?: '[\w-]+\.[\w-]+'/g),
    fields: matches(source, /(?:values, '|values\.)(\w+)/g),
    queries: [...matches(source, PARAMETER), ...matches(source, /\{ ([\w, ]+) \} = await searchParams/g).flatMap((names) => names.split(', '))],
  }
}

/** Every page and handler, found by their files, so that new ones are included. */
export const appAddresses = (): readonly AppAddress[] =>
  readdirSync(APP, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?:^|\/)(?:page\.tsx|route\.ts)$/.test(file))
    .toSorted()
    .map(addressOf)
