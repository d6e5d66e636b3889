import { statSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprint, listFiles } from '../generate/fingerprint.mjs'

const SOURCES = [
  'app',
  'components',
  'content',
  'lib',
  'middleware.ts',
  'instrumentation.ts',
  'next.config.ts',
  'postcss.config.mjs',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
]
/** Variables that static pages show, and one by which a host asks for a folder that runs by itself. */
const BUILT_IN = ['NAVER_SITE_VERIFICATION', 'GOOGLE_SITE_VERIFICATION', 'NEXT_PRIVATE_STANDALONE']
const GENERATED = /^public\/(?:fonts\/|isometrics\/|drawings\/|icons\/|share\/|favicon\.ico$)/

/** Files of public/ that nothing makes. */
const ownFiles = (root: string) => listFiles(root, ['public']).filter((file) => !GENERATED.test(file))

const settings = (origin: string, environment: NodeJS.ProcessEnv) => [origin, ...BUILT_IN.map((name) => `${name}=${environment[name] ?? ''}`)]

/** What a build in this folder depends on: sources by content, files of public/ by size and time, the public address, Node. */
export function buildFingerprint(root: string, origin: string, environment: NodeJS.ProcessEnv) {
  const states = ownFiles(root).map((file) => {
    const { size, mtimeMs } = statSync(join(root, file))
    return `${file} ${size} ${mtimeMs}`
  })
  return fingerprint(root, SOURCES, [process.version, ...settings(origin, environment), ...states])
}

/**
 * A build's identifier, which Next draws at random otherwise. It stands in every page's data, whose hash stands in the page:
 * two builds of one source were two sites to a cache and to a second server, and weighed up to 110 bytes more or less.
 * @returns 32 hexadecimal digits, the same in every folder and on every machine
 */
export const buildIdentifier = (root: string, origin: string, environment: NodeJS.ProcessEnv): string =>
  fingerprint(root, [...SOURCES, ...ownFiles(root)], settings(origin, environment))
