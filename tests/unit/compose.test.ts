import { readFileSync } from 'node:fs'
import { envSchema } from '@/lib/env'

/** Set by the image: where it listens and writes, and that it is the built site. */
const OF_THE_IMAGE = ['NODE_ENV', 'PORT', 'DATA_DIR']
/** Used by the build only: selects the content of the image. */
const OF_THE_BUILD = ['CONTENT']
/** Only for tests: emulators and a replacement for the vendor. */
const FOR_TESTS = ['FIRESTORE_EMULATOR_HOST', 'FIREBASE_AUTH_EMULATOR_HOST', 'SOLAPI_ORIGIN']

const lines = readFileSync('compose.yaml', 'utf8').split('\n')

/** The `NAME: value` lines below a key, down to the next line with less indentation. */
function mapping(key: string): Record<string, string> {
  const start = lines.findIndex((line) => line.trim() === `${key}:`)
  const depth = (line: string) => line.length - line.trimStart().length
  const rest = lines.slice(start + 1)
  const end = rest.findIndex((line) => depth(line) <= depth(lines[start]!))
  const entries = rest.slice(0, end).filter((line) => !line.trim().startsWith('#'))
  return Object.fromEntries(
    entries.map((line) => {
      const match = /^ +([A-Z_]+): (\S+)$/.exec(line)
      if (!match) throw new Error(`not NAME: value, which is all that this test reads: ${line}`)
      return [match[1]!, match[2]!]
    }),
  )
}

test('passes every variable that an operator may set, and no other', () => {
  const passed = { ...mapping('args'), ...mapping('environment') }
  const wanted = Object.keys(envSchema.shape).filter((name) => ![...OF_THE_IMAGE, ...FOR_TESTS].includes(name))
  expect(Object.keys(passed).toSorted()).toEqual([...wanted, ...OF_THE_BUILD].toSorted())
})

test('uses the operator’s value, or empty for the default', () => {
  for (const [name, value] of Object.entries(mapping('environment'))) expect(value).toBe(`\${${name}:-}`)
  expect(mapping('args')).toEqual({
    SITE_URL: '${SITE_URL:-http://localhost:3000}',
    CONTENT: '${CONTENT:-}',
    NAVER_SITE_VERIFICATION: '${NAVER_SITE_VERIFICATION:-}',
    GOOGLE_SITE_VERIFICATION: '${GOOGLE_SITE_VERIFICATION:-}',
  })
})

/**
 * As Compose reads `name`: interpolated, in lower case and without characters that project names cannot have (compose-go,
 * NormalizeProjectName).
 */
function projectName(content: string): string {
  const [, fallback] = /^name: \$\{CONTENT:-([a-z0-9-]+)\}$/m.exec(lines.join('\n')) ?? []
  if (fallback === undefined) throw new Error('compose.yaml names its project by something else')
  return (content || fallback)
    .toLowerCase()
    .replaceAll(/[^a-z0-9_-]/g, '')
    .replace(/^[_-]+/, '')
}

test('makes each complex a project with its own containers and volume', () => {
  const { name } = JSON.parse(readFileSync('package.json', 'utf8')) as { name: string }
  const names = ['', 'complexes/haedeun', 'complexes/gangbyeon', 'complexes/gangbyeon-2', './complexes/haedeun-2'].map(projectName)
  expect(names).toEqual([name, 'complexeshaedeun', 'complexesgangbyeon', 'complexesgangbyeon-2', 'complexeshaedeun-2'])
  // A named volume or container would be shared by all projects.
  expect(lines.filter((line) => /^\s+(?:name|container_name|external):/.test(line))).toEqual([])
  expect(lines.slice(lines.indexOf('volumes:')).join('\n').trim()).toBe('volumes:\n  data:')
})
